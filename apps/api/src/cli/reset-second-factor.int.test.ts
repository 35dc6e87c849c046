import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { replaceRecoveryCodes } from "@before-ten/db/queries/auth/second-factor";
import { storePasskey } from "@before-ten/db/testing/stored-passkey";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";

const { db, connectionString, close } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "reset-second-factor-"));
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const program = join(import.meta.dirname, "reset-second-factor.ts");

/** Runs the command as a person would, in a folder without a `.env`. */
function reset(...args: string[]) {
  const env = { PATH: process.env["PATH"], DATABASE_URL: connectionString };
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: folder, env });
}

it("removes one account's second factor, and signs it out", { timeout: 60_000 }, async () => {
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const at = clock.now();
  const tools = { db, clock };
  const { user: ana } = await signedInAs(tools, "admin", { email: "ana@mail.example" });
  const { user: bo } = await signedInAs(tools, "admin", { email: "bo@mail.example" });
  for (const { id: userId } of [ana, bo]) {
    await storePasskey(db, { userId, at });
    await replaceRecoveryCodes(db, { userId, hashes: ["hash"], at });
  }
  const { stdout } = await reset("ANA@mail.example");
  expect(stdout).toContain("ana@mail.example signs in with the password alone now");
  const owners = [
    await db.selectFrom("passkeys").select("user_id").execute(),
    await db.selectFrom("recovery_codes").select("user_id").execute(),
    await db.selectFrom("sessions").select("user_id").execute(),
  ];
  expect(owners).toEqual([[{ user_id: bo.id }], [{ user_id: bo.id }], [{ user_id: bo.id }]]);
  const written = await db.selectFrom("history").select(["actor_id", "action"]).execute();
  expect(written).toEqual([{ actor_id: "pnpm admin:reset-second-factor", action: "deleted" }]);
});

it("reports an address without an account", { timeout: 60_000 }, async () => {
  await expect(reset("unknown@mail.example")).rejects.toMatchObject({
    code: 1,
    stderr: "There is no account with the address unknown@mail.example.\n",
  });
});
