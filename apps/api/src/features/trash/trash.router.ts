import { emptyTrashInput, trashIdsInput, trashListInput } from "@before-ten/contracts/trash/input";
import { type TrashKind, trashKindsFor } from "@before-ten/contracts/trash/rules";
import type { SignedIn } from "../../trpc/context.ts";
import { adminProcedure, router } from "../../trpc/init.ts";
import { deleteForGood, emptyTrash, listTrash, restore } from "./trash.service.ts";

export const trashRouter = router({
  list: adminProcedure("trash:read")
    .input(trashListInput)
    .query(({ ctx, input: { kind, ...input } }) =>
      listTrash(ctx.deps, { ...input, kinds: kindsFor(ctx.signedIn, kind) }),
    ),

  restore: adminProcedure("trash:write")
    .input(trashIdsInput)
    .mutation(({ ctx, input }) =>
      restore(ctx.deps, { ids: input.ids, kinds: kindsFor(ctx.signedIn) }),
    ),

  /** For good. */
  delete: adminProcedure("trash:write")
    .meta({ changesNoPage: true })
    .input(trashIdsInput)
    .mutation(({ ctx, input }) =>
      deleteForGood(ctx.deps, { ids: input.ids, kinds: kindsFor(ctx.signedIn) }),
    ),

  empty: adminProcedure("trash:write")
    .meta({ changesNoPage: true })
    .input(emptyTrashInput)
    .mutation(({ ctx, input }) =>
      emptyTrash(ctx.deps, { kinds: kindsFor(ctx.signedIn, input.kind) }),
    ),
});

/** The kinds the caller may delete; `kind`: only that one. */
function kindsFor({ user }: SignedIn, kind?: TrashKind): TrashKind[] {
  const kinds = trashKindsFor(user);
  return kind === undefined ? kinds : kinds.filter((each) => each === kind);
}
