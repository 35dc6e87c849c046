import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { actAsJob } from "@before-ten/db/actor";
import { migrateToLatest } from "@before-ten/db/migrate";
import { readSettings } from "../env.ts";
import { resetSecondFactor } from "../features/auth/second-factor/reset-second-factor.service.ts";
import { loadDotEnv } from "./dot-env.ts";
import { borrowDatabase } from "./open-database.ts";

/**
 * `pnpm admin:reset-second-factor ana@club.example`: removes the passkeys and recovery codes of an
 * admin who lost them all, and signs them out. The password alone signs in afterwards. The server
 * may be running.
 */
async function main(): Promise<void> {
  const email = readEmailAddress(process.argv[2] ?? "");
  if (email === undefined) throw new Error("Please name the email address of the account.");
  loadDotEnv();
  const { db, connectionString, close } = await borrowDatabase(readSettings(process.env));
  try {
    await migrateToLatest(connectionString);
    const passkeys = await actAsJob("pnpm admin:reset-second-factor", () =>
      resetSecondFactor({ db }, email),
    );
    if (passkeys === undefined) throw new Error(`There is no account with the address ${email}.`);
    console.log(
      passkeys === 0
        ? `\n${email} had no second factor, and is signed out now\n`
        : `\n${email} signs in with the password alone now\n`,
    );
  } finally {
    await close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
