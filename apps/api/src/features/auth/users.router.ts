import {
  createAdminInput,
  deleteUserInput,
  setAdminRoleInput,
  userListInput,
} from "@before-ten/contracts/auth/input";
import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { confirmed, makerOf } from "../../trpc/confirmed.ts";
import { adminProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { accountUserOutput } from "@before-ten/contracts/auth/output";
import { hashNewPassword } from "./password/passwords.ts";
import { changeAdminRole, createAdmin, deleteUser, listUsers } from "./users.service.ts";

export const usersRouter = router({
  list: adminProcedure("users:read")
    .input(userListInput)
    .query(({ ctx, input }) => listUsers(ctx.deps, input)),

  create: adminProcedure("users:write")
    .meta({ idempotent: true })
    .input(createAdminInput)
    .use(confirmed)
    .mutation(({ ctx, input: { name, email, password, adminRole, reach } }) =>
      saveOnce(ctx, accountUserOutput, async () => {
        const ownWords = [name, email];
        const passwordHash = await hashNewPassword(password, { path: "password", ownWords });
        const admin = { name, email, adminRole, reach, passwordHash, maker: makerOf(ctx) };
        return (deps) => createAdmin(deps, admin);
      }),
    ),

  setRole: adminProcedure("users:write")
    .meta({ changesNoPage: true })
    .input(setAdminRoleInput)
    .use(confirmed)
    .mutation(({ ctx, input: { id, adminRole, reach } }) =>
      changeAdminRole(ctx.deps, ctx.signedIn.user, { id, adminRole, reach }),
    ),

  /** The account stays, as a plain user. */
  endAccess: adminProcedure("users:write")
    .meta({ changesNoPage: true })
    .input(deleteUserInput)
    .use(confirmed)
    .mutation(async ({ ctx, input: { id } }) => {
      await changeAdminRole(ctx.deps, ctx.signedIn.user, { id, adminRole: null, reach: null });
      return { message: userMessages.accessEnded };
    }),

  delete: adminProcedure("users:write")
    .input(deleteUserInput)
    .use(confirmed)
    .mutation(async ({ ctx, input }) => {
      await deleteUser(ctx.deps, ctx.signedIn.user, input.id);
      return { message: userMessages.deleted };
    }),
});
