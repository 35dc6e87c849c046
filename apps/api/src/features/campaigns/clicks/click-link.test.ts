import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { clickUrl, openUrl, readClick, readOpen } from "./click-link.ts";

const linkSecret = Buffer.from("secret of the links");
const signing = { publicUrl: "https://club.example", linkSecret };
const recipientId = uuidv7();

function tokenOf(url: string): string {
  return url.split("/").at(-1) ?? "";
}

it.each([1, 2, 200, 65_535])("reads link %i back", (linkNumber) => {
  const url = clickUrl(signing, recipientId, linkNumber);
  expect(url).toMatch(/^https:\/\/club\.example\/c\/[\w-]{40}$/);
  expect(readClick(linkSecret, tokenOf(url))).toEqual({ recipientId, linkNumber });
});

it("reads an open back, which isn't a click", () => {
  const url = openUrl(signing, recipientId);
  expect(url).toMatch(/^https:\/\/club\.example\/o\/[\w-]{40}$/);
  expect(readOpen(linkSecret, tokenOf(url))).toBe(recipientId);
  expect(readClick(linkSecret, tokenOf(url))).toBeUndefined();
  expect(readOpen(linkSecret, tokenOf(clickUrl(signing, recipientId, 1)))).toBeUndefined();
});

it("believes no token in which any letter was changed", () => {
  const token = tokenOf(clickUrl(signing, recipientId, 1));
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === "A" ? "B" : "A";
    const forged = token.slice(0, place) + other + token.slice(place + 1);
    expect(readClick(linkSecret, forged)).toBeUndefined();
  }
});

it("believes no token of another secret", () => {
  const other = { ...signing, linkSecret: Buffer.from("another") };
  expect(readClick(linkSecret, tokenOf(clickUrl(other, recipientId, 1)))).toBeUndefined();
});

it.each(["", "a", "A".repeat(40), "A".repeat(41), `${"A".repeat(39)}=`, "é".repeat(40), "\0"])(
  "believes nothing like %j",
  (token) => {
    expect(readClick(linkSecret, token)).toBeUndefined();
    expect(readOpen(linkSecret, token)).toBeUndefined();
  },
);
