import { registerInput, userIdInput, userListInput } from "@before-ten/contracts/auth";
import { userMessages } from "@before-ten/contracts/staff-messages";
import { adminProcedure, router } from "../../trpc/init.ts";
import { createAdmin, deleteUser, listUsers } from "./users.service.ts";

export const usersRouter = router({
  list: adminProcedure.input(userListInput).query(({ ctx, input }) => listUsers(ctx.deps, input)),

  create: adminProcedure
    .input(registerInput)
    .mutation(({ ctx, input }) => createAdmin(ctx.deps, input)),

  delete: adminProcedure.input(userIdInput).mutation(async ({ ctx, input }) => {
    await deleteUser(ctx.deps, ctx.signedIn.user, input.id);
    return { message: userMessages.deleted };
  }),
});
