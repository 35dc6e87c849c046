import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import type { Db } from "@before-ten/db/client";
import { migrateToLatest } from "@before-ten/db/migrate";
import { type Settings, readSettings } from "../env.ts";
import { loadDotEnv } from "./dot-env.ts";
import { borrowDatabase } from "./open-database.ts";

/**
 * Runs a command with the site's settings, with or without a running server. Its error becomes a
 * sentence and an exit code; LOG_LEVEL=debug shows the stack.
 */
export async function runCommand(work: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    loadDotEnv();
    await work(readSettings(process.env));
  } catch (error) {
    const debugging = process.env["LOG_LEVEL"] === "debug";
    console.error(error instanceof Error && !debugging ? error.message : error);
    process.exitCode = 1;
  }
}

/** The same for a change of the account whose address is the command's argument. */
export function runOnAccount(
  whose: "admin" | "account",
  work: (db: Db, email: string) => Promise<void>,
): Promise<void> {
  return runCommand(async (settings) => {
    const email = readEmailAddress(process.argv[2] ?? "");
    if (email === undefined) throw new Error(`Please name the email address of the ${whose}.`);
    const { db, connectionString, close } = await borrowDatabase(settings);
    try {
      await migrateToLatest(connectionString);
      await work(db, email);
    } finally {
      await close();
    }
  });
}
