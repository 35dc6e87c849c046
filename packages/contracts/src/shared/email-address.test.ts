import { expect, it } from "vitest";
import { isEmailAddress } from "./email-address.ts";

it.each([
  "ana@mail.example",
  "ana.b+party@mail.co.example",
  "o'neil@mail.example",
  "ANA@MAIL.EXAMPLE",
  "ünal@münchen.example",
  "1@2.example",
  "a".repeat(241) + "@mail.example",
])("accepts %j", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  "",
  "ana",
  "ana@mail",
  "@mail.example",
  "ana@",
  "ana@.example",
  "ana@mail.",
  "ana@mail..example",
  "ana@@mail.example",
  "ana@b@mail.example",
  "ana b@mail.example",
  " ana@mail.example",
  "ana@mail.example\n",
  "ana@mail.example\r\nBcc: eve@mail.example",
  "ana@mail.example,eve@mail.example",
  "ana@mail.example;eve@mail.example",
  "Ana <ana@mail.example>",
  '"ana"@mail.example',
  "ana\\@mail.example",
  "ana(b)@mail.example",
  "ana@[127.0.0.1]",
  "ana\u0000@mail.example",
  "ana\u007f@mail.example",
  "ana\u00a0@mail.example",
  "ana@mail.exam\u200bple",
  "ana\u202e@mail.example",
  "ana\ud800@mail.example",
  "a".repeat(242) + "@mail.example",
])("refuses %j", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it("refuses a hostile long text at once", () => {
  const before = Date.now();
  expect(isEmailAddress(`a@${"a.".repeat(1_000_000)}`)).toBe(false);
  expect(isEmailAddress(`a@${"a.".repeat(120)}@`)).toBe(false);
  expect(Date.now() - before).toBeLessThan(200);
});
