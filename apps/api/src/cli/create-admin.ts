import { actAsJob } from "@before-ten/db/actor";
import { makeAdmin, randomPassword } from "../features/auth/admins.service.ts";
import { hadAccountNotice } from "./first-admin.ts";
import { runOnAccount } from "./run-command.ts";
import { systemClock } from "./server/system-clock.ts";

/**
 * `pnpm admin:create ana@club.example`: creates an admin, or gives an account the role, and prints
 * a new password. Also the way back in for the last admin who forgot theirs. The server may be
 * running.
 */
await runOnAccount("admin", async (db, email) => {
  const password = randomPassword();
  const { hadAccount } = await actAsJob("pnpm admin:create", () =>
    makeAdmin({ db, clock: systemClock }, { email, password }),
  );
  if (hadAccount) console.log(`\n${hadAccountNotice(email)}`);
  console.log(`\n${email} is now an admin, with the password ${password}\n`);
});
