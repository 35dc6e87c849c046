import { createAdminInput, deleteUserInput, userListInput } from "@before-ten/contracts/auth/input";
import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { confirmed, makerOf } from "../../trpc/confirmed.ts";
import { adminProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { accountUserOutput } from "@before-ten/contracts/auth/output";
import { hashNewPassword } from "./passwords.ts";
import { createAdmin, deleteUser, listUsers } from "./users.service.ts";

export const usersRouter = router({
  list: adminProcedure.input(userListInput).query(({ ctx, input }) => listUsers(ctx.deps, input)),

  create: adminProcedure
    .meta({ idempotent: true })
    .input(createAdminInput)
    .use(confirmed)
    .mutation(({ ctx, input: { name, email, password } }) =>
      saveOnce(ctx, accountUserOutput, async () => {
        const ownWords = [name, email];
        const passwordHash = await hashNewPassword(password, { path: "password", ownWords });
        const admin = { name, email, passwordHash, maker: makerOf(ctx) };
        return (deps) => createAdmin(deps, admin);
      }),
    ),

  delete: adminProcedure
    .input(deleteUserInput)
    .use(confirmed)
    .mutation(async ({ ctx, input }) => {
      await deleteUser(ctx.deps, ctx.signedIn.user, input.id);
      return { message: userMessages.deleted };
    }),
});
