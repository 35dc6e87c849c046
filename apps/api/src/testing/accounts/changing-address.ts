import type { AccountUser } from "@before-ten/contracts/auth/output";
import { beforeEach } from "vitest";
import { accountCalls } from "./account-calls.ts";
import { signedInAs } from "./signed-in.ts";
import { openTestApp } from "../test-app.ts";

/** Ana's address, before and after she changes it. */
export const [old, next] = ["ana@mail.example", "new@mail.example"];
export const hourMs = 3_600_000;
export const taken = "An account with this email address already exists";

/** For tests of accounts that change their address: there are none when a test begins. */
export async function openAddressTests() {
  const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
  beforeEach(async () => {
    await db.deleteFrom("users").execute();
    await db.deleteFrom("rate_limits").execute();
  });
  return {
    db,
    app,
    deps,
    clock,
    calls: accountCalls(app),
    emailOf: async ({ id }: AccountUser) =>
      (await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst())?.email,
    /** With a confirmed address, a second later than before, so that links are ordered. */
    anaSignedIn: async (role: "admin" | "user" = "user") => {
      const signedIn = await signedInAs(deps, role, { email: old, isConfirmed: true });
      clock.advance(1_000);
      return signedIn;
    },
  };
}
