import { expect, it } from "vitest";
import { untilWaitingForLocks } from "../../testing/close-connections.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { addAuthToken, insertAuthLink } from "./auth-links.ts";
import { insertUser } from "./users.ts";

it("a link that is deleted while its mail is written gets no token, and no error", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const at = new Date();
  const ana = { name: "Ana", email: "ana@mail.example", adminRole: null };
  const { id: userId = "" } = (await insertUser(db, { ...ana, passwordHash: "", at })) ?? {};
  const linkId = await insertAuthLink(db, { kind: "verify_email", userId, email: ana.email, at });
  const added = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("auth_links").where("id", "=", linkId).execute();
    const adding = addAuthToken(db, { linkId, hash: "hash", at, expiresAt: at });
    await untilWaitingForLocks(trx, 1);
    return { adding };
  });
  expect(await added.adding).toBeUndefined();
});
