import { importPartBytes } from "@before-ten/contracts/imports/rules";
import type { ImportDetails, ImportProgress } from "@before-ten/contracts/imports/output";
import { insertImportedEvents } from "../features/events/imported-events.service.ts";
import { eventTarget } from "../features/imports/event-target.ts";
import { type ImportWorker, startImportWorker } from "../features/imports/import-worker.ts";
import { subscriberTarget } from "../features/imports/subscriber-target.ts";
import { findErased } from "../features/privacy/address-hash.ts";
import { createLog } from "../http/log.ts";
import { createOutageLog } from "../http/outages.ts";
import { callRest } from "./calls.ts";
import type { TestApp } from "./test-app.ts";

type Kind = "subscribers" | "events";

interface SentFile {
  fileName?: string;
  content: string | Buffer;
}

/** Imports files over REST, as an integrator does. */
export function importsBy(
  { app }: Pick<TestApp, "app">,
  token: string,
  kind: Kind = "subscribers",
) {
  const base = `/admin/imports/${kind}`;

  async function upload({ fileName = "members.csv", content }: SentFile): Promise<ImportDetails> {
    const bytes = Buffer.from(content);
    const { body } = await callRest<ImportProgress>(app, "POST", base, {
      token,
      payload: { fileName, fileBytes: bytes.length },
    });
    for (let at = 0; at < bytes.length; at += importPartBytes) {
      const part = bytes.subarray(at, at + importPartBytes).toString("base64");
      await callRest(app, "POST", `${base}/${body.data.id}/parts`, {
        token,
        payload: { firstByte: at, content: part },
      });
    }
    return get(body.data.id);
  }

  async function get(id: string): Promise<ImportDetails> {
    return (await callRest<ImportDetails>(app, "GET", `${base}/${id}`, { token })).body.data;
  }

  /** Begins the dry run, with the guessed mapping by default. */
  async function map(
    { id, columns, hasNames, dateOrder }: ImportDetails,
    changes: Record<string, unknown> = {},
  ) {
    const payload = {
      columns: columns.map(({ field }) => field),
      hasNames,
      dateOrder,
      ...changes,
    };
    return callRest<ImportProgress>(app, "PUT", `${base}/${id}/mapping`, { token, payload });
  }

  return { base, upload, get, map };
}

/** A server's worker that finds its work immediately. */
export function startTestImports({ deps }: Pick<TestApp, "deps">, leaseMs?: number): ImportWorker {
  const log = createLog({ logLevel: "silent" });
  return startImportWorker(
    {
      ...deps,
      log,
      outages: createOutageLog(log, () => Promise.resolve(true)),
      targets: {
        subscribers: subscriberTarget({
          ...deps,
          findErased: (trx, addresses) => findErased(deps, trx, addresses),
        }),
        events: eventTarget({
          insertEvents: (trx, events) => insertImportedEvents(deps, trx, events),
          announce: () => Promise.resolve(),
        }),
      },
    },
    { pollMs: 20, ...(leaseMs !== undefined && { leaseMs }) },
  );
}
