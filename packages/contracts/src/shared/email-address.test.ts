import { describe, expect, it } from "vitest";
import { isEmailAddress, readEmailAddress } from "./email-address.ts";

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

describe("a typed or pasted address", () => {
  it.each([
    ["Ana@Club.Example", "ana@club.example"],
    ["x@bücher.example", "x@xn--bcher-kva.example"],
    ["x@BÜCHER.example", "x@xn--bcher-kva.example"],
    ["x@XN--BCHER-KVA.example", "x@xn--bcher-kva.example"],
    ["x@straße.example", "x@xn--strae-oqa.example"],
    ["boss@maİl.example", "boss@xn--mail-swc.example"],
    ["ünal@mail.example", "ünal@mail.example"],
    ["анна@почта.example", "анна@xn--80a1acny.example"],
    ["\u200bana@mail.example", "ana@mail.example"],
    ["ana@mail.example\u200b\u200d", "ana@mail.example"],
    ["\u202aana@mail.example\u202c", "ana@mail.example"],
    ["\ufeff\u00a0ana@mail.example\u00ad\u200f", "ana@mail.example"],
    [" ana@mail.example\r\n", "ana@mail.example"],
    ["ana@mail.example.", "ana@mail.example"],
    ["<ana@mail.example>", "ana@mail.example"],
    ["Ana Smith <ana@mail.example>", "ana@mail.example"],
    ["Ana Smith\u00a0<\u200bAna@mail.example\u200b> ", "ana@mail.example"],
    ['"Smith, Ana" <ana@mail.example>', "ana@mail.example"],
    ['"ana@mail.example" <ana@mail.example>', "ana@mail.example"],
  ])("%j is %j", (typed, address) => {
    expect(readEmailAddress(typed)).toBe(address);
  });

  it.each([
    ["two addresses", "ana@mail.example, Bea <bea@mail.example>"],
    ["an address in place of a name", "boss@mail.example <eve@evil.example>"],
    ["two in brackets", "<ana@mail.example><eve@evil.example>"],
    ["an ignorable character inside", "ana@ma\u3164il.example"],
    ["a soft hyphen inside", "an\u00ada@mail.example"],
    ["a mark of direction inside", "ana\u200f@mail.example"],
    ["a percent sign in a domain", "ana@m%61il.example"],
    ["a full-width percent sign", "ana@m％61il.example"],
    ["an IPv4 address", "ana@127.0.0.1"],
    ["one in hexadecimal", "ana@1.0x7f"],
    ["one in other digits", "ana@１２７.１"],
    ["a domain that IDNA refuses", "ana@\u0301bc.example"],
    ["a name of a domain that is too long", `ana@${"a".repeat(64)}.example`],
    ["an address that its domain makes too long", `${"a".repeat(238)}@bücher.example`],
    ["Latin and Cyrillic", "\u0430na@mail.example"],
    ["Latin and Greek", "an\u03b1@mail.example"],
    ["Cyrillic and Greek", "\u0430\u03b1@mail.example"],
    ["Latin and Armenian", "an\u0561@mail.example"],
    ["a capital beyond ASCII", "Ünal@mail.example"],
    ["the Kelvin sign", "\u212aim@mail.example"],
    ["a long s", "bo\u017fs@mail.example"],
    ["a dotless i", "b\u0131ll@mail.example"],
    ["a full-width letter", "\uff41na@mail.example"],
    ["letter and accent apart", "u\u0308nal@mail.example"],
  ])("refuses %s", (_, typed) => {
    expect(readEmailAddress(typed)).toBeUndefined();
  });
});
