import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import { type Db } from "@before-ten/db/client";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { type TestDatabase, createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FakeClock } from "../../../testing/fake-clock.ts";
import { fillForNobody } from "./fill-for-nobody.ts";
import { inspectCampaign, writeCampaign } from "./write-campaign.ts";

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const clock = new FakeClock("2026-12-04T12:00:00Z");
const publicUrl = "https://club.example";
const site = { publicUrl, contactTo: "team@club.example", newsletterDoubleOptIn: false };
const missing = "01980000-0000-7000-8000-000000000000";
const utm = "utm_source=newsletter&utm_medium=email&utm_campaign=see-you-there-at-four";

beforeEach(async () => {
  clock.set("2026-12-04T12:00:00Z");
  await db.deleteFrom("events").execute();
  await db.deleteFrom("blog_posts").execute();
  await db.deleteFrom("images").execute();
});

function inspect(
  blocks: CampaignBlock[],
  content: { subject?: string; previewText?: string } = {},
) {
  return inspectCampaign({ db, clock, site }, withBlocks(blocks, content));
}

function withBlocks(blocks: CampaignBlock[], content = {}) {
  const subject = "See you {{name|there}} at four";
  return {
    subject,
    previewText: "Home by half past ten",
    senderName: "Before Ten",
    blocks,
    ...content,
  };
}

async function texts(blocks: CampaignBlock[]) {
  const { written } = await inspect(blocks);
  return fillForNobody(written, publicUrl);
}

const chosenEvents = (...ids: string[]): CampaignBlock => ({
  kind: "events",
  which: { by: "choice", ids },
});

/** An image's row alone: no mail opens its files. */
async function storeImageRow(letter: string, size = { width: 1_600, height: 800 }) {
  const id = letter.repeat(64);
  const formats = ["avif", "webp", "jpeg"];
  await db
    .insertInto("images")
    .values({ id, ...size, widths: [size.width], formats })
    .execute();
  return id;
}

it("writes every kind of block as HTML and as text", async () => {
  const imageId = await storeImageRow("a");
  const eventId = await storeEvent(db, { name: "Disco & <Soul>" });
  await storePost(db, { slug: "four", title: "Why four", excerpt: "An hour for everybody." });
  const { html, text } = await texts([
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
From GBP £50
Get Tickets:
https://tickets.example/before-ten?${utm}
All about Disco & <Soul>:
https://club.example/events/${eventId}?${utm}

Music: Why four
An hour for everybody.
Read Why four:
https://club.example/blog/four?${utm}

- - - - - - - - - - - - - - - - - - - -

You get this e-mail because you subscribed to our newsletter.

Choose what you hear of, and how often:
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
  expect(html).not.toMatch(/[\u0000-\u0008]/);
});

it("has its subject as heading where no block is one", async () => {
  const { html, text } = await texts([{ kind: "text", text: "Hello" }]);
  expect(html).toMatch(/<h1 [^>]*>See you there at four<\/h1>/);
  expect(text).toMatch(/^See you there at four\n\nHello/);
});

it("names every link by a number, with what it is about", async () => {
  const eventId = await storeEvent(db, { redirectUrl: "https://tickets.example/1?a=1" });
  const { html, links } = await writeCampaign(
    { db, clock, site },
    withBlocks([
      { kind: "button", label: "Elsewhere", url: "https://else.example/" },
      chosenEvents(eventId),
    ]),
  );
  expect(links).toEqual([
    { number: 1, url: "https://else.example/", eventId: null, postId: null, isTicketLink: false },
    {
      number: 2,
      url: `${publicUrl}/events/${eventId}?${utm}`,
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

describe("events by a rule", () => {
  const next = (count: number, country?: "UK"): CampaignBlock => ({
    kind: "events",
    which: { by: "next", count, country },
  });

  it("are the soonest that take place there, without drafts, past and called off ones", async () => {
    await storeEvent(db, { name: "Later", startDay: "2026-12-20" });
    await storeEvent(db, { name: "Sooner", startDay: "2026-12-06" });
    await storeEvent(db, { name: "Last", startDay: "2026-12-27" });
    await storeEvent(db, { name: "Abroad", country: "AU", startDay: "2026-12-05" });
    await storeEvent(db, { name: "Secret", status: "draft", startDay: "2026-12-05" });
    await storeEvent(db, { name: "Over", startDay: "2026-12-03" });
    const off = await storeEvent(db, { name: "Off", startDay: "2026-12-05" });
    await callOff(off);
    const { text } = await texts([next(2, "UK")]);
    expect(text.indexOf("Sooner\n")).toBeLessThan(text.indexOf("Later\n"));
    expect(text).toContain("Later\n");
    for (const name of ["Last", "Abroad", "Secret", "Over", "Off"]) {
      expect(text).not.toContain(`${name}\n`);
    }
    expect((await texts([next(1)])).text).toContain("Abroad\n");
  });

  it("that finds none leaves its block out, and says so", async () => {
    const { errors, notices } = await inspect([next(4)]);
    expect(notices).toEqual(["No party to come fits the rule of a block: the block is left out."]);
    expect(errors).toEqual(["There is nothing in this e-mail yet: add a block."]);
  });
});

describe("chosen events and posts", () => {
  it("stand in the order of the choice, each once", async () => {
    const first = await storeEvent(db, { name: "First", startDay: "2026-12-20" });
    const second = await storeEvent(db, { name: "Second", startDay: "2026-12-06" });
    const { text } = await texts([chosenEvents(first, second, first)]);
    expect(text.split("First\nSunday")).toHaveLength(2);
    expect(text.indexOf("First\n")).toBeLessThan(text.indexOf("Second\n"));
  });

  it("that are over, drafts or deleted by now are left out, and named", async () => {
    const over = await storeEvent(db, { name: "Over", startDay: "2026-12-03" });
    const secret = await storeEvent(db, { name: "Secret", status: "draft" });
    const draft = await storePost(db, { title: "Not yet", status: "draft" });
    const here = await storeEvent(db, { name: "Here" });
    const { written, errors, notices } = await inspect([
      chosenEvents(over, here, secret, missing),
      { kind: "posts", which: { by: "choice", ids: [draft] } },
    ]);
    expect(errors).toEqual([]);
    expect(notices).toEqual([
      "Over is over or not public: it is left out.",
      "Secret is over or not public: it is left out.",
      "A chosen event was deleted: it is left out.",
      "Not yet is not published: it is left out.",
    ]);
    expect(written.html).toContain("Here");
    for (const name of ["Over", "Secret", "Not yet"]) expect(written.html).not.toContain(name);
  });

  it("that are called off say so, and sell nothing", async () => {
    const off = await storeEvent(db, { name: "Off" });
    await callOff(off);
    const { written, notices } = await inspect([chosenEvents(off)]);
    expect(written.text).toContain("Cancelled: Off\n");
    expect(written.text).toContain("The roof leaks.");
    expect(written.text).not.toContain("Get Tickets");
    expect(notices).toEqual(["Off is called off, and its card says so."]);
  });

  it("that sell nothing now have no way to tickets", async () => {
    const soldOut = await storeEvent(db, { name: "Full", availability: "sold-out" });
    const unsafe = await storeEvent(db, { name: "Odd", redirectUrl: "javascript:alert(1)" });
    const { html, text } = await texts([chosenEvents(soldOut, unsafe)]);
    expect(text).toContain("Sold out: Full\n");
    expect(text).not.toContain("Get Tickets");
    expect(html).not.toContain("javascript:");
  });
});

async function callOff(id: string): Promise<void> {
  await db
    .updateTable("events")
    .set({
      disruption: "cancelled",
      disruption_reason: "The roof leaks.",
      disrupted_at: clock.now(),
    })
    .where("id", "=", id)
    .execute();
}

it("leaves out an image that is missing, or has no JPEG", async () => {
  const webp = await storeImageRow("b");
  await db
    .updateTable("images")
    .set({ formats: ["webp"] })
    .where("id", "=", webp)
    .execute();
  const image = (imageId: string): CampaignBlock => ({ kind: "image", imageId, alt: "A room" });
  const { written, notices } = await inspect([image("c".repeat(64)), image(webp)]);
  expect(written.html).not.toContain("<img");
  const sentence = 'The image "A room" is missing and left out: please choose it again.';
  expect(notices).toEqual([sentence, sentence]);
});

describe("refuses with a sentence", () => {
  const refused = async (blocks: CampaignBlock[], content?: { subject: string }) =>
    expect(writeCampaign({ db, clock, site }, withBlocks(blocks, content))).rejects;

  it("a mail of more than 100 KB, counted as a reader gets it", async () => {
    const text: CampaignBlock = { kind: "text", text: "é".repeat(4_900) };
    const { bytes, errors } = await inspect(Array.from({ length: 8 }, () => text));
    expect(errors).toEqual([]);
    expect(bytes).toBeGreaterThan(78_400);
    await (
      await refused(Array.from({ length: 11 }, () => text))
    ).toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringMatching(
        /^This e-mail has 1\d\d KB\. Large providers cut off what is longer than 100 KB/,
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
    await (
      await refused([links(0), links(200)])
    ).toMatchObject({
      message: "An e-mail can have at most 200 different links.",
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
    await (
      await refused([])
    ).toMatchObject({
      message: "There is nothing in this e-mail yet: add a block.",
    });
  });
});

it("turns its colours by night, and is read by programs that know tables only", async () => {
  await storeEvent(db);
  const { html } = await texts([{ kind: "events", which: { by: "next", count: 1 } }]);
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html).not.toMatch(/flex|grid|position:|float:|url\(|<script/);
  const tables = html.match(/<table/g) ?? [];
  expect(html.match(/<table role="presentation"/g)).toHaveLength(tables.length);
});
