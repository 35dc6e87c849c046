import { expect, it } from "vitest";
import { mailKinds } from "./mail-kinds.ts";
import { writtenMail } from "./written-mail.ts";

it("have unique names", () => {
  expect(new Set(mailKinds.map(({ name }) => name)).size).toBe(mailKinds.length);
});

it("that a person waits for go before those of the newsletter and of alerts", () => {
  const later = mailKinds.filter(({ priority }) => priority === "low");
  expect(later.map(({ name }) => name)).toEqual([
    "alert confirmation",
    "alert news",
    "newsletter confirmation",
    "newsletter welcome",
    writtenMail.name,
  ]);
});
