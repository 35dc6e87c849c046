import { registerInput, userIdInput, userListInput } from "@before-ten/contracts/auth";
import { userMessages } from "@before-ten/contracts/staff-messages";
import { adminProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { userOutput } from "./auth.answers.ts";
import { hashNewPassword } from "./passwords.ts";
import { createAdmin, deleteUser, listUsers } from "./users.service.ts";

export const usersRouter = router({
  list: adminProcedure.input(userListInput).query(({ ctx, input }) => listUsers(ctx.deps, input)),

  create: adminProcedure
    .meta({ idempotent: true })
    .input(registerInput)
    .mutation(({ ctx, input: { password, ...admin } }) =>
      saveOnce(ctx, userOutput, async () => {
        const ownWords = [admin.name, admin.email];
        const passwordHash = await hashNewPassword(password, { path: "password", ownWords });
        return (deps) => createAdmin(deps, { ...admin, passwordHash });
      }),
    ),

  delete: adminProcedure.input(userIdInput).mutation(async ({ ctx, input }) => {
    await deleteUser(ctx.deps, ctx.signedIn.user, input.id);
    return { message: userMessages.deleted };
  }),
});
