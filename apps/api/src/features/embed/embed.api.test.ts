import { createHash } from "node:crypto";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import * as fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { publicUrl } = deps.site;

beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

const read = async (search = "") => {
  const { statusCode, headers, body } = await app.inject(`/embed/events${search}`);
  return { status: statusCode, headers, body };
};
const namesIn = (body: string) =>
  [...body.matchAll(/<h2>\s*<a [^>]*>([^<]*)<\/a/g)].map(([, name = ""]) => name);
const hashOf = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const change = (columns: object) => db.updateTable("events").set(columns).execute();
const calledOff = {
  disruption_reason: "The roof leaks.",
  disrupted_at: "2026-12-01T12:00:00Z",
};

describe("the list for a frame", () => {
  it("has the next three parties, soonest first, or as many as are wanted, of a country", async () => {
    for (const day of [9, 7, 8, 6]) {
      await storeEvent(db, { name: `UK ${day}`, startDay: `2026-12-0${day}` });
    }
    await storeEvent(db, { name: "AU 5", startDay: "2026-12-05", country: "AU" });
    await storeEvent(db, { name: "over", startDay: "2026-11-05" });
    expect(namesIn((await read()).body)).toEqual(["AU 5", "UK 6", "UK 7"]);
    expect(namesIn((await read("?count=12")).body)).toHaveLength(5);
    expect(namesIn((await read("?country=uk&count=2")).body)).toEqual(["UK 6", "UK 7"]);
    expect((await read("?country=UK")).body).toContain("Next parties in the United Kingdom");
    await db
      .updateTable("events")
      .set({ location_label: "The Hall, St <Ives>" })
      .where("event_name", "=", "UK 8")
      .execute();
    const inCity = (await read("?country=UK&city=st%20%3Cives%3E")).body;
    expect(namesIn(inCity)).toEqual(["UK 8"]);
    expect(inCity).toContain("Next parties in st &lt;ives&gt;");
    expect(inCity).toContain("&amp;city=st%20%3Cives%3E");
  });

  it("leads to us and to the tickets, and says where people come from", async () => {
    const id = await storeEvent(db, { redirectUrl: "https://tickets.example/a%20b?x=1&y=2#seats" });
    const { body } = await read();
    expect(body).toContain(`href="${publicUrl}/events/${id}?utm_source=embed"`);
    expect(body).toContain(`href="${publicUrl}/events?utm_source=embed"`);
    expect(body).toContain(
      'href="https://tickets.example/a%20b?x=1&amp;y=2&amp;utm_source=embed#seats"',
    );
    expect(body).toContain("Saturday 5 December 2026, 4:00 PM to 10:00 PM GMT");
    const targets = [...body.matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
    for (const link of targets) expect(link).toMatch(/target="_blank"\s+rel="noopener"/);
    await change({ redirect_url: "https://tickets.example/?utm_source=poster" });
    expect((await read()).body).toContain('href="https://tickets.example/?utm_source=poster"');
  });

  it("shows all days of a party of several", async () => {
    await storeEvent(db, { startDay: "2026-12-04" });
    await change({ end_date: "2026-12-06" });
    const { body } = await read();
    expect(body).toContain("Friday 4 to Sunday 6 December 2026, 4:00 PM to 10:00 PM GMT");
    expect(body).toContain('<b class="several">4–6</b>Dec');
  });

  it("says until when a party is on", async () => {
    await storeEvent(db, { startDay: "2026-12-04", startTime: "11:00" });
    expect((await read()).body).toContain("On now until 10:00 PM");
    await change({ starts_at: "2026-12-04T12:00:01Z" });
    expect((await read("?count=2")).body).not.toContain("On now");
  });

  it("says that a party is sold out, and sells nothing", async () => {
    await storeEvent(db);
    await change({ availability: "sold-out" });
    const { body } = await read();
    expect(body).toContain("Sold out");
    expect(body).not.toContain("tickets.example");
  });

  it.each(["cancelled", "postponed"])("leaves no place to %s parties", async (disruption) => {
    for (const day of [5, 6]) await storeEvent(db, { name: "Off", startDay: `2026-12-0${day}` });
    await change({ ...calledOff, disruption });
    for (const day of [7, 8, 9]) {
      await storeEvent(db, { name: `On ${day}`, startDay: `2026-12-0${day}` });
    }
    expect(namesIn((await read("?count=3")).body)).toEqual(["On 7", "On 8", "On 9"]);
    expect(namesIn((await read("?count=3&country=UK")).body)).toEqual(["On 7", "On 8", "On 9"]);
  });

  it("has a sentence when there is no party", async () => {
    const { status, body } = await read("?country=SG");
    expect(status).toBe(200);
    expect(body).toContain("No parties announced just now.");
    expect(body).toContain(`${publicUrl}/events?utm_source=embed&amp;country=SG`);
  });

  it("shows no draft", async () => {
    const canary = "kanarienvogel";
    await storeEvent(db, { name: canary, description: canary, place: canary, status: "draft" });
    for (const search of ["", "?count=12", "?country=UK", "?theme=dark&accent=c25"]) {
      expect((await read(search)).body).not.toContain(canary);
    }
  });
});

describe("its page", () => {
  it("may be framed by any page, and runs and loads nothing external but posters", async () => {
    const posterId = await storeImageRow(db);
    await storeEvent(db, { name: "</style><script>alert(1)</script>" });
    await db.updateTable("events").set({ poster_id: posterId, poster_alt: "A poster" }).execute();
    for (const search of ["", "?theme=dark", "?accent=%23ffb84d"]) {
      const { headers, body } = await read(search);
      const [, style] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? [];
      const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)];
      expect(scripts).toHaveLength(1);
      expect(scripts[0]?.[1]?.length).toBeLessThan(1_000);
      expect(headers["content-security-policy"]).toBe(
        `default-src 'none'; script-src ${hashOf(scripts[0]?.[1])}; style-src ${hashOf(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      );
      expect(headers).not.toHaveProperty("x-frame-options");
      expect(headers).toMatchObject({
        "cross-origin-resource-policy": "cross-origin",
        "content-type": "text/html; charset=utf-8",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "cache-control": "public, max-age=60",
      });
      expect(body).not.toMatch(/<(?:link|iframe|base)\b|\bstyle=/);
      expect([...body.matchAll(/\bsrc="([^"]*)"/g)].map(([, src]) => src)).toEqual([
        `/media/${posterId}-480.webp`,
      ]);
    }
  });

  it("is HTML as the standard has it, and light", async () => {
    for (let day = 1; day <= 9; day += 1) await storeEvent(db, { startDay: `2026-12-1${day}` });
    const { body } = await read("?count=12&country=UK");
    const checker = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
    const { results } = await checker.validateString(body);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(Buffer.byteLength(body)).toBeLessThan(24_000);
  });

  it.each([
    ["", "--accent:#c2255c;--on-accent:#ffffff"],
    ["?accent=FFB84D", "--accent:#ffb84d;--on-accent:#000000"],
    ["?accent=%23111", "--accent:#111111;--on-accent:#ffffff"],
    ["?theme=dark", "color-scheme:dark"],
  ])("takes a partner's colours: %j", async (search, written) => {
    expect((await read(search)).body).toContain(written);
  });
});

describe("a wrong address", () => {
  it.each([
    ["?accent=red", "accent must be a colour in hexadecimal digits, such as C2255C"],
    ["?accent=%3B%7Dbody%7Bdisplay%3Anone", "accent must be a colour"],
    ["?count=13", "count must be a whole number from 1 to 12"],
    ["?count=0", "count must be a whole number from 1 to 12"],
    ["?theme=neon", "theme must be"],
    ["?country=XX", "country must be"],
  ])("%s is told in words, in the frame", async (search, words) => {
    const { status, headers, body } = await read(search);
    expect([status, headers["content-type"]]).toEqual([400, "text/plain; charset=utf-8"]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain(words);
  });

  it("never breaks the server, and nothing of it is written into the page", async () => {
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("</style><script>", "1e309", "-1", "%00", "\ud800", "x".repeat(100_00)),
    );
    const name = fc.constantFrom("country", "count", "theme", "accent", "__proto__", "other");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 4 }), async (pairs) => {
        const search = pairs.map(
          ([key, text]) => `${key}=${encodeURIComponent(text.toWellFormed())}`,
        );
        const { status, body } = await read(`?${search.join("&")}`);
        expect([200, 400]).toContain(status);
        expect(body).not.toContain("</style><script>");
      }),
      { numRuns: 60 },
    );
  });
});

describe("the script", () => {
  it("loads into pages of other sites, and weighs little", async () => {
    const { statusCode, headers, body } = await app.inject("/embed.js");
    expect(statusCode).toBe(200);
    expect(Buffer.byteLength(body)).toBeLessThan(10_000);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
    const known = { "if-none-match": String(headers.etag) };
    expect((await app.inject({ url: "/embed.js", headers: known })).statusCode).toBe(304);
  });
});
