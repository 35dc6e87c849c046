import type { KeyPermission } from "@before-ten/contracts/api-keys/scopes";
import {
  appendToImportInput,
  createImportInput,
  importIdInput,
  importListInput,
  importMappingInput,
  importRowsInput,
  startSubscriberImportInput,
} from "@before-ten/contracts/imports/input";
import { importMessages as messages } from "@before-ten/contracts/imports/messages";
import { importProgressOutput } from "@before-ten/contracts/imports/output";
import type { ImportKind } from "@before-ten/contracts/imports/rules";
import { authorOf } from "../../trpc/acting.ts";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import {
  appendToImport,
  cancelImport,
  createImport,
  getImport,
  listImports,
  listRows,
  mapImport,
  progressOf,
  startImport,
  undoImport,
} from "./imports.service.ts";
import { planRefusedRows } from "./refused-rows.ts";

/** The procedures both kinds of import have in common, with the entity's own permission. */
function importProcedures(kind: ImportKind, permission: KeyPermission) {
  const reads = adminOrKeyProcedure(permission);
  // Subscribers appear on no page, and events are announced once they are created.
  const writes = adminOrKeyProcedure(permission).meta({ changesNoPage: true });
  return {
    list: reads
      .input(importListInput)
      .query(({ ctx, input }) => listImports(ctx.deps, { ...input, kind })),

    get: reads
      .input(importIdInput)
      .query(({ ctx, input }) => getImport(ctx.deps, { ...input, kind })),

    progress: reads
      .input(importIdInput)
      .query(({ ctx, input }) => progressOf(ctx.deps.db, { ...input, kind })),

    rows: reads
      .input(importRowsInput)
      .query(({ ctx, input: { fate, ...input } }) => listRows(ctx.deps, { ...input, fate, kind })),

    /** Returns the rows; REST writes the file. */
    refusedRows: reads
      .input(importIdInput)
      .query(({ ctx, input }) => planRefusedRows(ctx.deps, { ...input, kind })),

    create: writes
      .meta({ idempotent: true })
      .input(createImportInput)
      .mutation(({ ctx, input }) =>
        saveOnce(
          ctx,
          importProgressOutput,
          async () => (deps) =>
            createImport(deps, { ...input, kind, author: authorOf(ctx.caller) }),
        ),
      ),

    append: writes
      .input(appendToImportInput)
      .mutation(({ ctx, input }) => appendToImport(ctx.deps, { ...input, kind })),

    map: writes.input(importMappingInput).mutation(async ({ ctx, input }) => ({
      import: await mapImport(ctx.deps, { ...input, kind }),
      message: messages.checking,
    })),

    cancel: writes.input(importIdInput).mutation(async ({ ctx, input }) => ({
      import: await cancelImport(ctx.deps, { ...input, kind }),
      message: messages.cancelled,
    })),
  };
}

export const subscriberImportsRouter = router({
  ...importProcedures("subscribers", "subscribers:write"),

  start: adminOrKeyProcedure("subscribers:write")
    .meta({ changesNoPage: true })
    .input(startSubscriberImportInput)
    .mutation(async ({ ctx, input }) => ({
      import: await startImport(ctx.deps, {
        ...input,
        kind: "subscribers",
        author: authorOf(ctx.caller),
      }),
      message: messages.started,
    })),

  /** Subscribers who have got a mail or were changed since stay. */
  undo: adminOrKeyProcedure("subscribers:write")
    .meta({ changesNoPage: true })
    .input(importIdInput)
    .mutation(({ ctx, input }) =>
      undoImport(ctx.deps, { ...input, kind: "subscribers", author: authorOf(ctx.caller) }),
    ),
});

export const eventImportsRouter = router({
  ...importProcedures("events", "events:write"),

  start: adminOrKeyProcedure("events:write")
    .meta({ changesNoPage: true })
    .input(importIdInput)
    .mutation(async ({ ctx, input }) => ({
      import: await startImport(ctx.deps, {
        ...input,
        kind: "events",
        wording: null,
        author: authorOf(ctx.caller),
      }),
      message: messages.started,
    })),

  /** Moves the events to the trash, from where each can be restored. */
  undo: adminOrKeyProcedure("events:write")
    .input(importIdInput)
    .mutation(({ ctx, input }) =>
      undoImport(ctx.deps, { ...input, kind: "events", author: authorOf(ctx.caller) }),
    ),
});
