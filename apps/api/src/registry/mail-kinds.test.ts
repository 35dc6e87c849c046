import { expect, it } from "vitest";
import type { MailNature } from "../mail/mail-nature.ts";
import { mailKinds } from "./mail-kinds.ts";
import { writtenMail } from "./written-mail.ts";

const isToFollower = ({ name }: { name: string }) => name.startsWith("follow ");
const followers = mailKinds.filter(isToFollower);
const others = mailKinds.filter((kind) => !isToFollower(kind));

it("have unique names", () => {
  expect(new Set(mailKinds.map(({ name }) => name)).size).toBe(mailKinds.length);
});

it("that a person waits for go before those of the newsletter and of alerts", () => {
  const later = mailKinds.filter(({ priority }) => priority === "low");
  expect(later.map(({ name }) => name)).toEqual([
    "alert confirmation",
    "alert news",
    "follow change",
    "follow confirmation",
    "follow entry",
    "follow reminder",
    "follow thanks",
    "newsletter confirmation",
    "newsletter welcome",
    writtenMail.name,
  ]);
});

it("have the nature that law and standards ask for", () => {
  const natureOf = Object.groupBy(others, ({ nature }) => nature);
  const names = (nature: MailNature) => (natureOf[nature] ?? []).map(({ name }) => name).toSorted();
  expect(names("newsletter")).toEqual(["newsletter welcome", "sender check"]);
  expect(names("alerts")).toEqual(["alert confirmation", "alert news"]);
  expect(names("personal")).toEqual([
    "campaign test",
    "contact message",
    "contact reply",
    writtenMail.name,
  ]);
});

it("to followers of a party belong to the list of alerts", () => {
  expect(followers.map(({ name }) => name)).toEqual([
    "follow change",
    "follow confirmation",
    "follow entry",
    "follow reminder",
    "follow thanks",
  ]);
  expect(new Set(followers.map(({ nature }) => nature))).toEqual(new Set(["alerts"]));
});
