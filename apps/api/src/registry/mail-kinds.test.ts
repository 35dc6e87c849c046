import { expect, it } from "vitest";
import { mailKinds } from "./mail-kinds.ts";
import { writtenMail } from "./written-mail.ts";

it("are told apart by their names", () => {
  expect(new Set(mailKinds.map(({ name }) => name)).size).toBe(mailKinds.length);
});

it("go before the newsletter's, whatever somebody waits for", () => {
  const later = mailKinds.filter(({ priority }) => priority === "low");
  expect(later.map(({ name }) => name)).toEqual([
    "newsletter confirmation",
    "newsletter welcome",
    writtenMail.name,
  ]);
});
