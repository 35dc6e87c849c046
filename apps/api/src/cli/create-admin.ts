import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { actAsJob } from "@before-ten/db/actor";
import { migrateToLatest } from "@before-ten/db/migrate";
import { systemClock } from "./server/system-clock.ts";
import { loadDotEnv } from "./dot-env.ts";
import { readSettings } from "../env.ts";
import { makeAdmin, randomPassword } from "../features/auth/admins.service.ts";
import { hadAccountNotice } from "./first-admin.ts";
import { borrowDatabase } from "./open-database.ts";

/**
 * `pnpm admin:create ana@club.example`: creates an admin, or gives an account the role, and prints
 * a new password. Also the way back in for the last admin who forgot theirs. The server may be
 * running.
 */
async function main(): Promise<void> {
  const email = readEmailAddress(process.argv[2] ?? "");
  if (email === undefined) throw new Error("Please name the email address of the admin.");
  loadDotEnv();
  const { db, connectionString, close } = await borrowDatabase(readSettings(process.env));
  try {
    await migrateToLatest(connectionString);
    const password = randomPassword();
    const { hadAccount } = await actAsJob("pnpm admin:create", () =>
      makeAdmin({ db, clock: systemClock }, { email, password }),
    );
    if (hadAccount) console.log(`\n${hadAccountNotice(email)}`);
    console.log(`\n${email} is now an admin, with the password ${password}\n`);
  } finally {
    await close();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
