import { z } from "zod";
import { idOutput, instant, text } from "../shared/output.ts";
import { trashKinds } from "./rules.ts";

export const trashItemOutput = z
  .object({
    id: idOutput,
    kind: z.enum(trashKinds),
    name: text("Sunday Disco", "An event's name, a title, an address or a subject"),
    deletedBy: text("Ana", "Who deleted it; the name stays after the account is deleted"),
    deletedAt: instant("2026-11-02T10:00:00.000Z"),
    goneAt: instant("2026-12-02T10:00:00.000Z", "When it is deleted permanently"),
  })
  .meta({ id: "TrashItem" });

export type TrashItem = z.infer<typeof trashItemOutput>;
