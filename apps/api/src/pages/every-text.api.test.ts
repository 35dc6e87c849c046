import { join } from "node:path";
import { textPlaces } from "@before-ten/contracts/site/all-texts";
import { type TextDefault } from "@before-ten/contracts/site/define-texts";
import { isSentence } from "@before-ten/contracts/site/text-fields";
import { editingHeader } from "@before-ten/contracts/site/rules";
import { findMarkedTexts, withoutMarks } from "@before-ten/contracts/site/text-marks";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePage } from "@before-ten/db/testing/stored-page";
import { storeVenue } from "@before-ten/db/testing/stored-venue";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeAll, expect, it } from "vitest";
import { buildWhenNeeded } from "../cli/build-when-needed.ts";
import { appRouter } from "../registry/app-router.ts";
import { callRest } from "../testing/calls.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { registerWeb } from "./register-pages.ts";

/** Walks the public pages: each of their sentences can be changed, and changed back. */

const { app, db, deps, clock, cache, callKey, createContext } = await openTestApp({
  caches: true,
  rateLimitFactor: 1_000,
});
const { token } = await signedInAs(deps, "admin");

/** Texts of events and posts: a word that no text of the site contains. */
const data = "Datum";

const pages = [
  "/london",
  "/",
  "/events",
  "/events?q=nothing+like+it",
  "/about",
  "/gallery",
  "/trust",
  "/blog",
  "/blog?q=nothing+like+it",
  "/blog/datum",
  "/contact",
  "/p/datum",
  "/p/nowhere",
  "/p/preview/unknown",
  "/blog/preview/unknown",
  "/unsubscribe",
  "/unsubscribe?token=unknown",
  "/newsletter/confirm?token=unknown",
  "/newsletter/preferences?token=unknown",
  "/alerts/confirm?token=unknown",
  "/alerts/leave?token=unknown",
  "/review?token=unknown",
  "/forgot-password",
  "/reset-password/unknown",
  "/verify-email/unknown",
  "/undo-email-change/unknown",
  "/invitation?token=unknown",
  "/nothing/here",
];

beforeAll(async () => {
  await buildWhenNeeded();
  await registerWeb(app, {
    mode: "production",
    webDir: join(import.meta.dirname, "../../../web"),
    publicUrl: "https://club.example",
    texts: deps.siteTexts,
    clock,
    cache,
    callKey,
    appRouter,
    createContext,
  });
  const event = { name: data, description: data, place: data };
  pages.push(`/events/${await storeEvent(db, event)}`);
  await storeEvent(db, { name: data, description: data, place: "Datum, London" });
  const location = JSON.stringify({ formatted: "Datum, London", coordinates: null });
  await storeVenue(db, { slug: "datum", name: data, location, transport: data });
  pages.push("/venues/datum", "/venues/nowhere");
  const past = await storeEvent(db, { ...event, startDay: "2026-11-07" });
  pages.push(`/events/${past}`);
  await storePage(db, { slug: "datum", title: data, excerpt: data, content: data });
  await storePost(db, { slug: "datum", title: data, excerpt: data, content: data, author: data });
}, 120_000);

async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  const { body } = await app.inject({ url, headers });
  // Nonces differ in each rendering.
  return body.replaceAll(/nonce(?:=|" content=)"[^"]*"/g, "");
}

const marked = (url: string) =>
  read(url, { authorization: `Bearer ${token}`, [editingHeader]: "editing" });

/** Days, times and durations, which no admin writes. */
const date = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w* \d|^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,|^\d/;

/** The page's texts of three words or more. */
function sentencesOf(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  return body
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => /\S+\s+\S+\s+\S/.test(text) && !text.includes(data) && !date.test(text));
}

/** The specification's error catalogue. */
const catalogue = new Set(["Oops! Something went wrong", "No email address provided"]);

it("no sentence of a page is written into its code", async () => {
  const fixed = new Set<string>();
  for (const page of pages) {
    for (const sentence of sentencesOf(await marked(page))) {
      const isFixed = findMarkedTexts(sentence).length === 0 && !catalogue.has(sentence);
      if (isFixed) fixed.add(`${page}: ${withoutMarks(sentence)}`);
    }
  }
  expect([...fixed]).toEqual([]);
});

it(
  "every text of the pages is changed for visitors, and changed back",
  { timeout: 120_000 },
  async () => {
    const before = new Map<string, string>();
    const keysOn = new Map<string, Set<string>>();
    for (const page of pages) {
      before.set(page, await read(page));
      const found = findMarkedTexts(await marked(page)).map(({ key }) =>
        key.split(".").slice(0, 2).join("."),
      );
      keysOn.set(page, new Set(found));
    }
    const keys = new Set([...keysOn.values()].flatMap((each) => [...each]));
    expect(keys.size).toBeGreaterThan(250);
    const put = (key: string, value: TextDefault | null) =>
      callRest(app, "PUT", `/site/texts/${key}`, { payload: { value }, token });
    for (const key of keys) {
      const byDefault = textPlaces.get(key)?.byDefault ?? "";
      const { status, text } = await put(key, changedText(byDefault));
      expect(`${status} ${key} ${status === 200 ? "" : text}`.trim()).toBe(`200 ${key}`);
    }
    const unchanged: string[] = [];
    for (const page of pages) {
      const after = await marked(page);
      for (const { key, text } of findMarkedTexts(after)) {
        if (key.endsWith(".image") || key === "home.heroImage") continue;
        const isChanged = text.includes("✱") || text.endsWith(anotherNumber.trim());
        if (text !== "" && !isChanged) unchanged.push(`${page} ${key}: ${text}`);
      }
      expect(await read(page)).toContain("✱");
    }
    expect(unchanged).toEqual([]);
    for (const key of keys) await put(key, null);
    // In pieces, so that a difference can be seen.
    const pieces = (html = "") => html.split(/(?<=>)/);
    for (const page of pages) expect(pieces(await read(page))).toEqual(pieces(before.get(page)));
  },
);

it("drafts are on no page but those of admins who may change texts", async () => {
  const canary = "Unpublished canary";
  const payload = { value: canary, isDraft: true };
  await callRest(app, "PUT", "/site/texts/about.title", { payload, token });
  const viewer = await signedInAs(deps, "admin", { adminRole: "viewer" });
  const ask = (wanted: string, as?: string) =>
    app.inject({
      url: "/about",
      headers: { [editingHeader]: wanted, ...(as && { authorization: `Bearer ${as}` }) },
    });
  expect((await ask("draft", token)).body).toContain(canary);
  for (const wanted of ["draft", "editing", "other"]) {
    for (const as of [undefined, viewer.token, "unknown"]) {
      expect((await ask(wanted, as)).body).not.toContain(canary);
    }
  }
  expect((await ask("draft", viewer.token)).statusCode).toBe(403);
  expect(await read("/about")).not.toContain(canary);
  await callRest(app, "POST", "/site/texts/discard", { payload: {}, token });
});

function changedText(byDefault: TextDefault): TextDefault {
  if (typeof byDefault === "string") return changedSentence(byDefault);
  return byDefault.map(({ id, ...fields }) => ({
    id,
    ...Object.fromEntries(
      Object.entries(fields).map(([field, text]) => [
        field,
        isSentence(field) && text !== "" ? changedSentence(text) : text,
      ]),
    ),
  }));
}

const anotherNumber = " 99";

/** Keeps its gaps; an address and a number stay one. */
function changedSentence(text: string): string {
  if (/^\+[\d ]+$/.test(text)) return text + anotherNumber;
  if (text.startsWith("/")) return text;
  return /^\S+@\S+$/.test(text) ? `✱${text}` : `✱ ${text}`;
}
