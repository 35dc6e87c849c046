import { domainToASCII } from "node:url";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

/** All Unicode characters beyond ASCII, except tens of thousands of Han and Hangul. */
const characters = Array.from({ length: 0x110000 - 0x80 }, (_, index) => 0x80 + index)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /[^\p{Cn}\p{Co}\p{Cs}\p{Script=Han}\p{Script=Hangul}]/u.test(character));

const locals = read((character) => `bo${character}s@mail.example`);
const domains = read((character) => `boss@ma${character}il.example`);
const addresses = [...locals.values(), ...domains.values()];

function read(write: (character: string) => string): Map<string, string> {
  return new Map(
    characters.flatMap((character) => {
      const address = readEmailAddress(write(character));
      return address === undefined ? [] : [[character, address] as const];
    }),
  );
}

it("maps no other character to an ASCII letter", () => {
  expect(locals.size).toBeGreaterThan(500);
  expect(domains.size).toBeGreaterThan(5_000);
  const asAscii = [...locals.values()].filter((address) => /^[ -~]*$/.test(address));
  expect(asAscii).toEqual([]);
  // In a domain, DNS itself treats some as other spellings of a letter.
  const elsewhere = [...domains].filter(
    ([character, address]) => address !== `boss@${domainToASCII(`ma${character}il.example`)}`,
  );
  expect(elsewhere).toEqual([]);
});

it("is idempotent", () => {
  expect(addresses.filter((address) => readEmailAddress(address) !== address)).toEqual([]);
});

/** The index over `lower(email)` is needed until the previous release is gone. */
it("reads nothing that lower() makes the same as another address", async () => {
  const { rows } = await sql<{ address: string }>`
    select address from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as address
    where lower(address) <> address or lower(upper(address)) = any (array['boss@mail.example',
      'bois@mail.example', 'boks@mail.example'])
  `.execute(db);
  expect(rows).toEqual([]);
});
