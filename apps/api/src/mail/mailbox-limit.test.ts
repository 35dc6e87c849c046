import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox-limit.ts";

it.each([
  ["ana@mail.example", "ana@mail.example"],
  ["ana+news@mail.example", "ana@mail.example"],
  ["ana+a+b@mail.example", "ana@mail.example"],
  ["+ana@mail.example", "+ana@mail.example"],
  ["a.n.a@mail.example", "a.n.a@mail.example"],
  ["a.n.a+x@gmail.com", "ana@gmail.com"],
  ["ana@googlemail.com", "ana@gmail.com"],
])("what is sent to %s arrives at %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
