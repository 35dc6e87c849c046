import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { isPasswordOf } from "../features/auth/password/passwords.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";

const { db, connectionString, close } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "create-admin-"));
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const run = promisify(execFile);
const program = join(import.meta.dirname, "create-admin.ts");

/** Runs the command as a person would, in a folder without a `.env`. */
function createAdmin(...args: string[]) {
  const env = { PATH: process.env["PATH"], DATABASE_URL: connectionString };
  return run(process.execPath, [program, ...args], { cwd: folder, env });
}

const userOf = (email: string) =>
  db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

it("pnpm admin:create makes an admin and prints the password", { timeout: 60_000 }, async () => {
  const { stdout } = await createAdmin("boss@club.example");
  const password = /with the password (\S+)\n/.exec(stdout)?.[1] ?? "";
  const admin = await userOf("boss@club.example");
  expect(admin?.role).toBe("admin");
  expect(stdout).not.toContain("already had an account");
  expect(await isPasswordOf(admin, password)).toBe(true);

  const again = await createAdmin("boss@club.example");
  expect(again.stdout).not.toContain(password);
  expect(again.stdout).toContain("boss@club.example already had an account.");
  expect(await isPasswordOf(await userOf("boss@club.example"), password)).toBe(false);
});

it("makes an account an admin and signs it out everywhere", { timeout: 60_000 }, async () => {
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  await signedInAs({ db, clock }, "user", { email: "ana@mail.example", name: "Ana" });
  await createAdmin("ANA@mail.example");
  expect(await userOf("ana@mail.example")).toMatchObject({ name: "Ana", role: "admin" });
  expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

it.each([[], ["ana"], ["ana@mail.example, eve@mail.example"]])(
  "refuses %j with a sentence and an exit code",
  { timeout: 60_000 },
  async (...args) => {
    await expect(createAdmin(...args)).rejects.toMatchObject({
      code: 1,
      stderr: "Please name the email address of the admin.\n",
    });
  },
);
