import { apiKeyIdInput, createApiKeyInput } from "@before-ten/contracts/api-keys/input";
import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { confirmed, makerOf } from "../../trpc/confirmed.ts";
import { adminProcedure, router } from "../../trpc/init.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys.service.ts";

export const apiKeysRouter = router({
  list: adminProcedure("keys:read").query(({ ctx }) => listApiKeys(ctx.deps)),

  create: adminProcedure("keys:write")
    .meta({ changesNoPage: true })
    .input(createApiKeyInput)
    .use(confirmed)
    .mutation(({ ctx, input }) => createApiKey(ctx.deps, { ...input, maker: makerOf(ctx) })),

  /** Asks for no password, so that a leaked key can be revoked without delay. */
  revoke: adminProcedure("keys:write")
    .meta({ changesNoPage: true })
    .input(apiKeyIdInput)
    .mutation(async ({ ctx, input: { id } }) => {
      await revokeApiKey(ctx.deps, { id, by: makerOf(ctx) });
      return { message: apiKeyMessages.revoked };
    }),
});
