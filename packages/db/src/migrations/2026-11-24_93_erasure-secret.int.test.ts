import { afterAll, expect, it } from "vitest";
import { getSecret } from "../queries/shared/secrets.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { keepErasureSecret } from "./2026-11-24_93_erasure-secret.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("hashes erased addresses with the secret that hashed them before, once", async () => {
  await db.deleteFrom("secrets").execute();
  await keepErasureSecret(db);
  expect(await db.selectFrom("secrets").selectAll().execute()).toEqual([]);

  const counting = await getSecret(db, "counting");
  await keepErasureSecret(db);
  expect(await getSecret(db, "erased addresses")).toEqual(counting);

  await db.deleteFrom("secrets").where("name", "=", "counting").execute();
  await getSecret(db, "counting");
  await keepErasureSecret(db);
  expect(await getSecret(db, "erased addresses")).toEqual(counting);
});
