import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { getSecret } from "./secrets.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("makes a secret once, whoever asks first, and another one for another name", async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => getSecret(db, "links")));
  expect(new Set(asked.map((secret) => secret.toString("hex"))).size).toBe(1);
  expect(asked[0]).toHaveLength(32);
  expect(await getSecret(db, "links")).toEqual(asked[0]);
  expect(await getSecret(db, "other")).not.toEqual(asked[0]);
});
