import { insertAuthToken } from "@before-ten/db/queries/auth-tokens";
import { countHit } from "@before-ten/db/queries/rate-limits";
import { insertSession } from "@before-ten/db/queries/sessions";
import { insertUser } from "@before-ten/db/queries/users";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import { sweep } from "./hourly-sweep.ts";

const hourMs = 3_600_000;

it("deletes what has expired and nothing else", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const at = clock.now();
  const inHours = (hours: number) => new Date(at.getTime() + hours * hourMs);
  const account = { name: "Ana", email: "ana@mail.example", role: "user" } as const;
  const { id: userId = "" } = (await insertUser(db, { ...account, passwordHash: "", at })) ?? {};

  await countHit(db, at, { key: "short", windowMs: hourMs });
  await countHit(db, at, { key: "long", windowMs: 3 * hourMs });
  const session = { userId, at, absoluteExpiresAt: inHours(3) };
  await insertSession(db, { ...session, id: "idle", expiresAt: inHours(1) });
  await insertSession(db, { ...session, id: "used", expiresAt: inHours(3) });
  await insertSession(db, {
    ...session,
    id: "old",
    expiresAt: inHours(3),
    absoluteExpiresAt: inHours(1),
  });
  const token = { kind: "reset_password", userId, email: account.email, at } as const;
  await insertAuthToken(db, { ...token, tokenHash: "short", expiresAt: inHours(1) });
  await insertAuthToken(db, { ...token, tokenHash: "long", expiresAt: inHours(3) });

  clock.advance(2 * hourMs);
  await sweep({ db, clock });

  const limits = await db.selectFrom("rate_limits").select("key").execute();
  const sessions = await db.selectFrom("sessions").select("id").execute();
  const tokens = await db.selectFrom("auth_tokens").select("token_hash").execute();
  expect(limits).toEqual([{ key: "long" }]);
  expect(sessions).toEqual([{ id: "used" }]);
  expect(tokens).toEqual([{ token_hash: "long" }]);
});
