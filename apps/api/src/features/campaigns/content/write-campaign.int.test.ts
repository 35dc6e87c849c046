import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { campaignWriter } from "../../../testing/campaigns/campaign-writer.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
const { inspect, write, read, storeImage } = campaignWriter(db);

beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
  await db.deleteFrom("images").execute();
});

const utm = "utm_source=newsletter&utm_medium=email&utm_campaign=see-you-there-at-four";
const chosenEvents = (...ids: string[]): CampaignBlock => ({
  kind: "events",
  which: { by: "choice", ids },
});

it("writes every kind of block as HTML and as text", async () => {
  const imageId = await storeImage({ letter: "a", formats: ["avif", "webp", "jpeg"] });
  const eventId = await storeEvent(db, { name: "Disco & <Soul>" });
  await storePost(db, { slug: "four", title: "Why four", excerpt: "An hour for everybody." });
  const { html, text } = await read([
    { kind: "heading", text: "Four & more" },
    { kind: "text", text: "Doors at **four**,\n_sharp_.\n\nSee [us](https://else.example/)." },
    { kind: "image", imageId, alt: 'A "room"', url: "https://club.example/gallery" },
    { kind: "button", label: "All parties", url: "https://club.example/events" },
    { kind: "divider" },
    { kind: "heading", text: "Soon" },
    { kind: "events", which: { by: "next", count: 4, country: "UK" } },
    { kind: "posts", which: { by: "latest", count: 1 } },
  ]);
  expect(text).toBe(`Four & more

Doors at four,
sharp.

See us (https://else.example/).

[A "room"]
https://club.example/gallery?${utm}

All parties:
https://club.example/events?${utm}

* * *

Soon

Disco & <Soul>
Saturday 5 December 2026
4:00 PM to 10:00 PM GMT
The Corn Exchange, London, United Kingdom
GBP £50 per person
Get Tickets:
https://tickets.example/before-ten?${utm}
More about Disco & <Soul>:
https://club.example/events/${eventId}?${utm}

Music: Why four
An hour for everybody.
Read Why four:
https://club.example/blog/four?${utm}

- - - - - - - - - - - - - - - - - - - -

You're getting this email because you subscribed to our newsletter.

Choose what you hear about, or take a break:
https://club.example/newsletter/preferences

Unsubscribe:
https://club.example/unsubscribe

Before Ten, 4PM to 10PM
hello@beforeten.example
`);
  expect(html.match(/<h1 /g)).toHaveLength(1);
  expect(html).toMatch(/<h1 [^>]*>Four &amp; more<\/h1>/);
  expect(html).toContain("Doors at <strong>four</strong>,<br><em>sharp</em>.");
  expect(html).toContain(
    `<img class="ink" src="https://club.example/media/${imageId}-1600.jpeg" alt="A &quot;room&quot;" width="526" height="263"`,
  );
  expect(html).toContain("Disco &amp; &lt;Soul&gt;");
  expect(html).not.toContain("<Soul>");
  expect(html).toContain("<title>See you there at four</title>");
  expect(html).not.toContain("\u0002");
});

it("has its subject as heading where no block is one", async () => {
  const { html, text } = await read([{ kind: "text", text: "Hello" }]);
  expect(html).toMatch(/<h1 [^>]*>See you there at four<\/h1>/);
  expect(text).toMatch(/^See you there at four\n\nHello/);
});

it("numbers every link, with what it is about", async () => {
  const eventId = await storeEvent(db, { redirectUrl: "https://tickets.example/1?a=1" });
  const { html, links } = await write([
    { kind: "button", label: "Elsewhere", url: "https://else.example/" },
    chosenEvents(eventId),
  ]);
  expect(links).toEqual([
    { number: 1, url: "https://else.example/", eventId: null, postId: null, isTicketLink: false },
    {
      number: 2,
      url: `https://club.example/events/${eventId}?${utm}`,
      eventId,
      postId: null,
      isTicketLink: false,
    },
    {
      number: 3,
      url: `https://tickets.example/1?a=1&${utm}`,
      eventId,
      postId: null,
      isTicketLink: true,
    },
  ]);
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
  const uncounted = [
    "\u0002preferences\u0003",
    "\u0002unsubscribe\u0003",
    "mailto:hello@beforeten.example",
  ];
  expect(new Set(hrefs)).toEqual(
    new Set(["\u0002link 1\u0003", "\u0002link 2\u0003", "\u0002link 3\u0003", ...uncounted]),
  );
});

describe("refuses with a sentence", () => {
  it("a mail of more than 100 KB, counted as a reader gets it", async () => {
    const text: CampaignBlock = { kind: "text", text: "é".repeat(4_900) };
    const { bytes, errors } = await inspect(Array.from({ length: 8 }, () => text));
    expect(errors).toEqual([]);
    expect(bytes).toBeGreaterThan(78_400);
    await expect(write(Array.from({ length: 11 }, () => text))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringMatching(
        /^This email is 1\d\d KB\. Large providers cut off anything over 100 KB/,
      ),
    });
  });

  it("more than 200 links", async () => {
    const links = (from: number): CampaignBlock => ({
      kind: "text",
      text: Array.from(
        { length: 101 },
        (_, index) => `[a](https://a.example/${from + index})`,
      ).join(" "),
    });
    await expect(write([links(0), links(200)])).rejects.toMatchObject({
      message: "An email can have at most 200 different links.",
    });
  });

  it.each([
    { kind: "text", text: "Hi {{name}}" },
    { kind: "heading", text: "Hi {{name|there" },
    { kind: "button", label: "{{name|Go}}", url: "https://club.example" },
  ] as const)("a personal field that readers would see as it stands: %j", async (block) => {
    const { errors } = await inspect([block]);
    expect(errors).toEqual([expect.stringContaining("ersonal field")]);
  });

  it("nothing at all", async () => {
    await expect(write([])).rejects.toMatchObject({
      message: "This email is empty: add a block.",
    });
  });
});

it("turns its colours by night, and is read by programs that know tables only", async () => {
  await storeEvent(db);
  const { html } = await read([{ kind: "events", which: { by: "next", count: 1 } }]);
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html).not.toMatch(/flex|grid|position:|float:|url\(|<script/);
  const tables = html.match(/<table/g) ?? [];
  expect(html.match(/<table role="presentation"/g)).toHaveLength(tables.length);
});
