import type { ImportMapping } from "@before-ten/contracts/imports/input";
import type { ImportKind, ImportState } from "@before-ten/contracts/imports/rules";
import { v7 as uuidv7 } from "uuid";
import type { Db } from "../client.ts";

interface StoredImport {
  kind?: ImportKind;
  state?: ImportState;
  mapping?: ImportMapping;
}

const exampleMapping: ImportMapping = {
  columns: ["email"],
  hasNames: true,
  dateOrder: "dmy",
  fallbacks: {},
};

/** Stores an import of a file whose columns aren't mapped yet; returns its id. */
export async function storeImport(
  db: Db,
  { kind = "subscribers", state = "mapping", mapping = exampleMapping }: StoredImport = {},
): Promise<string> {
  const id = uuidv7();
  const at = new Date("2026-12-04T10:00:00Z");
  await db
    .insertInto("imports")
    .values({
      id,
      kind,
      state,
      file_name: "members.csv",
      file_bytes: 23,
      received_bytes: state === "uploading" ? 0 : 23,
      encoding: "utf-8",
      separator: ",",
      head: JSON.stringify([["email"], ["ana@mail.example"]]),
      mapping: JSON.stringify(mapping),
      author_name: "Ana",
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}
