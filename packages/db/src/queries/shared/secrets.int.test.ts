import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { deleteSecretsBefore, getSecret } from "./secrets.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

it("makes a secret once, even for concurrent callers, and another one for another name", async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => getSecret(db, "links")));
  expect(new Set(secrets.map((secret) => secret.toString("hex"))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  expect(await getSecret(db, "links")).toEqual(secrets[0]);
  expect(await getSecret(db, "other")).not.toEqual(secrets[0]);
});

it("forgets those of earlier days that have the prefix, and no others", async () => {
  const names = ["visitors 2026-11-30", "visitors 2026-12-03", "visitors 2026-12-04", "aardvarks"];
  const made = await Promise.all(names.map((name) => getSecret(db, name)));

  await deleteSecretsBefore(db, { prefix: "visitors ", day: "2026-12-04" });

  const secrets = await Promise.all(names.map((name) => getSecret(db, name)));
  const same = secrets.map((secret, index) => secret.equals(made[index] ?? Buffer.alloc(0)));
  expect(same).toEqual([false, false, true, true]);
});
