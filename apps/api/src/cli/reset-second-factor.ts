import { actAsJob } from "@before-ten/db/actor";
import { resetSecondFactor } from "../features/auth/second-factor/reset-second-factor.service.ts";
import { runOnAccount } from "./run-command.ts";

/**
 * `pnpm admin:reset-second-factor ana@club.example`: removes the passkeys and recovery codes of an
 * admin who lost them all, and signs them out. The password alone signs in afterwards. The server
 * may be running.
 */
await runOnAccount("account", async (db, email) => {
  const passkeys = await actAsJob("pnpm admin:reset-second-factor", () =>
    resetSecondFactor({ db }, email),
  );
  if (passkeys === undefined) throw new Error(`There is no account with the address ${email}.`);
  console.log(
    passkeys === 0
      ? `\n${email} had no second factor, and is signed out now\n`
      : `\n${email} signs in with the password alone now\n`,
  );
});
