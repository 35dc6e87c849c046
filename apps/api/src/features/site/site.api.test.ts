import { textPlaces } from "@before-ten/contracts/site/all-texts";
import type { SiteText } from "@before-ten/contracts/site/output";
import { brand } from "@before-ten/contracts/shared/brand";
import { announcementTexts } from "@before-ten/contracts/site/texts/announcement";
import { aboutTexts } from "@before-ten/contracts/site/texts/about";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { siteMessages } from "@before-ten/contracts/site/messages";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { describe, expect, it, vi } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { publishDueTexts } from "./site.service.ts";

const { app, db, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin", { adminRole: "editor" });
const owner = await signedInAs(deps, "admin");

const put = (key: string, payload: object, as = token) =>
  callRest<SiteText>(app, "PUT", `/site/texts/${key}`, { payload, token: as });
const shown = async () => (await deps.siteTexts.read())(aboutTexts);
const drafted = async () => (await deps.siteTexts.readDrafts({ areMarked: false }))(aboutTexts);

describe("texts of the site", () => {
  it("are listed with their defaults", async () => {
    const { body } = await callRest<SiteText[]>(app, "GET", "/site/texts", { token });
    expect(body.data).toHaveLength(textPlaces.size);
    expect(body.data.find(({ key }) => key === "about.title")).toEqual({
      key: "about.title",
      page: "Why 4PM? (/about)",
      default: "Why 4PM?",
      value: null,
      draft: null,
      isDraftReset: false,
      publishAt: null,
      version: 0,
      updatedAt: null,
    });
  });

  it("are on the site once published, and the default comes back", async () => {
    expect((await put("about.title", { value: "  Why\nso early? " })).body.data).toMatchObject({
      value: "Why so early?",
      version: 1,
    });
    expect((await shown()).title).toBe("Why so early?");
    expect((await put("about.title", { value: "Why 4PM?" })).body.data).toMatchObject({
      value: null,
      version: 2,
    });
    expect((await shown()).title).toBe("Why 4PM?");
  });

  it("of a list are replaced as a whole", async () => {
    const stats = [
      { id: "cities", figure: "9", label: "cities" },
      { id: "events", figure: "100+", label: "events", hidden: "yes" },
    ];
    expect((await put("about.stats", { value: stats })).status).toBe(200);
    expect((await shown()).stats).toEqual([{ id: "cities", figure: "9", label: "cities" }]);
    await put("about.stats", { value: null });
    expect((await shown()).stats).toHaveLength(4);
  });

  it("stay a draft until it is published, now or at a time", async () => {
    await put("about.lead", { value: "Because we can.", isDraft: true });
    await put("about.guests", { value: "And sometimes in Perth.", isDraft: true });
    const before = await shown();
    expect(before.lead).toMatch(/^Because the best hours/);
    expect((await drafted()).lead).toBe("Because we can.");
    const at = new Date(clock.now().getTime() + 60_000).toISOString();
    const later = { payload: { keys: ["about.guests"], at }, token };
    expect((await callRest(app, "POST", "/site/texts/publish", later)).status).toBe(200);
    const now = { payload: { keys: ["about.lead"] }, token };
    expect((await callRest(app, "POST", "/site/texts/publish", now)).status).toBe(200);
    expect((await shown()).lead).toBe("Because we can.");
    expect((await shown()).guests).toBe(before.guests);
    clock.advance(61_000);
    await publishDueTexts(deps);
    expect((await shown()).guests).toBe("And sometimes in Perth.");
    await put("about.lead", { value: null, isDraft: true });
    expect((await drafted()).lead).toBe(before.lead);
    expect(
      (await callRest(app, "POST", "/site/texts/discard", { payload: {}, token })).status,
    ).toBe(200);
    expect((await drafted()).lead).toBe("Because we can.");
    const none = await callRest(app, "POST", "/site/texts/publish", { payload: {}, token });
    expect(none.body).toMatchObject({ published: 0 });
  });

  it("saved by two admins at once are refused for the second", async () => {
    const { body } = await put("about.toEvents", { value: "Come" });
    const { version } = body.data;
    expect(version).toBeGreaterThan(0);
    const first = { value: "Come dancing", baseVersion: version };
    const call = (payload: object) =>
      callRest(app, "PUT", "/site/texts/about.toEvents", {
        payload,
        token,
        headers: { "if-match": `"${version}-x"` },
      });
    expect((await call(first)).status).toBe(200);
    expect((await call({ value: "Go dancing" })).status).toBe(412);
    expect((await shown()).toEvents).toBe("Come dancing");
  });

  it.each([
    ["about.nothing", "x", 404],
    ["about.title", "", 400],
    ["about.title", "x".repeat(200), 400],
    ["about.title", "Why {when}?", 400],
    ["about.title", [], 400],
    ["about.stats", "x", 400],
    ["about.stats", [{ id: "a", figure: "1", label: "" }], 400],
    ["about.stats", [{ id: "a", figure: "1", label: "x", colour: "red" }], 400],
    [
      "about.stats",
      [
        { id: "a", figure: "1", label: "x" },
        { id: "a", figure: "1", label: "x" },
      ],
      400,
    ],
    ["about.founders", [{ id: "a", name: "A", does: "b", image: "https://x.example/a.png" }], 400],
    ["home.heroImage", "no image", 400],
    ["home.heroImage", "0".repeat(64), 400],
  ])("refuse what doesn't fit: %s %j", async (key, value, status) => {
    expect((await put(key, { value })).status).toBe(status);
  });

  it("keep their time when a scheduled draft is changed", async () => {
    await put("about.toContact", { value: "Invite us", isDraft: true });
    const at = new Date(clock.now().getTime() + 60_000).toISOString();
    const later = { payload: { keys: ["about.toContact"], at }, token };
    await callRest(app, "POST", "/site/texts/publish", later);
    const { body } = await put("about.toContact", { value: "Invite us over", isDraft: true });
    expect(body.data).toMatchObject({ draft: "Invite us over", publishAt: at });
    await put("about.toContact", { value: null });
  });

  it("are published with what was saved meanwhile, or keep it as a draft", async () => {
    await put("about.guests", { value: "First", isDraft: true });
    const publish = callRest(app, "POST", "/site/texts/publish", { payload: {}, token });
    await Promise.all([publish, put("about.guests", { value: "Second", isDraft: true })]);
    expect((await drafted()).guests).toBe("Second");
    await put("about.guests", { value: null });
  });

  it("have figures that count themselves, of public parties that weren't called off", async () => {
    const stats = [
      { id: "cities", figure: "9", label: "cities", counted: "cities" },
      { id: "parties", figure: "100+", label: "parties", counted: "parties" },
      { id: "guests", figure: "50,000+", label: "guests", counted: "" },
    ];
    await put("about.stats", { value: stats });
    const figures = async () => (await shown()).stats.map(({ figure }) => figure);
    expect(await figures()).toEqual(["0", "0", "50,000+"]);
    const location = { formatted: "The Pier, Melbourne", coordinates: null, city: "Melbourne" };
    await storeEvent(db, { location, startDay: "2026-10-03" });
    await storeEvent(db, { location });
    await storeEvent(db, { status: "draft" });
    deps.responseCache.clear();
    expect(await figures()).toEqual(["1", "2", "50,000+"]);
    const wrong = [{ id: "a", figure: "1", label: "x", counted: "guests" }];
    expect((await put("about.stats", { value: wrong })).status).toBe(400);
    await put("about.stats", { value: null });
  });

  it("announce what its time has come for, until it is over", async () => {
    const announced = async () =>
      (await deps.siteTexts.read())(announcementTexts).bar.map(({ text }) => text);
    const entry = { link: "", url: "", from: "", until: "" };
    const melbourne = (minutes: number) => {
      const at = new Date(clock.now().getTime() + minutes * 60_000);
      return at
        .toLocaleString("sv-SE", { timeZone: brand.timeZone })
        .replace(" ", "T")
        .slice(0, 16);
    };
    const bar = [
      { ...entry, id: "later", text: "Later", from: melbourne(10), until: melbourne(20) },
      { ...entry, id: "now", text: "Now", until: melbourne(15) },
    ];
    expect(await announced()).toEqual([]);
    expect((await put("announcement.bar", { value: bar })).status).toBe(200);
    expect(await announced()).toEqual(["Now"]);
    const forEditors = await deps.siteTexts.readDrafts({ areMarked: true });
    expect(forEditors(announcementTexts).bar[0]?.text).toContain("Later");
    clock.advance(11 * 60_000);
    deps.responseCache.clear();
    expect(await announced()).toEqual(["Later"]);
    clock.advance(10 * 60_000);
    deps.responseCache.clear();
    expect(await announced()).toEqual([]);
    const until = [
      { ...entry, id: "now", text: "Now", from: "2026-12-06T12:00", until: "2026-12-06T12:00" },
    ];
    expect((await put("announcement.bar", { value: until })).body).toMatchObject({
      details: [{ path: "value.0.until", message: siteMessages.endsFirst }],
    });
    for (const from of ["soon", "2026-13-01T10:00", "2026-12-06T12:00Z"]) {
      const value = [{ ...entry, id: "now", text: "Now", from }];
      expect((await put("announcement.bar", { value })).status).toBe(400);
    }
    clock.set("2026-12-06T00:59:59.800Z");
    await put("announcement.bar", {
      value: [{ ...entry, id: "noon", text: "Noon", from: "2026-12-06T12:00" }],
    });
    expect(await announced()).toEqual([]);
    clock.advance(250);
    // Cached pages are dropped at that time, and the texts read again.
    await vi.waitFor(async () => expect(await announced()).toEqual(["Noon"]));
    await put("announcement.bar", { value: null });
  });

  it("show images of the library, which stay as long as a text or its draft names them", async () => {
    const [first, second] = [await storeImageRow(db, { alt: "A stage" }), await storeImageRow(db)];
    const founders = (image: string) => [{ id: "robin", name: "Robin", does: "rooms", image }];
    const remove = (id: string) => callRest(app, "DELETE", `/images/${id}`, { token });
    expect((await put("about.founders", { value: founders(first) })).status).toBe(200);
    await put("home.heroImage", { value: second, isDraft: true });
    const texts = await deps.siteTexts.read();
    expect(texts.imageOf(texts(aboutTexts).founders[0]?.image ?? "")).toMatchObject({
      alt: "A stage",
      srcSet: expect.stringContaining(`${first}-960.webp 960w`),
    });
    expect(texts.imageOf("/portraits/robin.svg")).toBeUndefined();
    expect((await remove(first)).status).toBe(409);
    expect((await remove(second)).status).toBe(409);
    const used = await callRest(app, "GET", `/images/${second}`, { token });
    expect(used.body.data).toMatchObject({
      uses: [{ kind: "text", id: "home.heroImage", title: "Home (/)" }],
    });
    await put("about.founders", { value: null });
    await callRest(app, "POST", "/site/texts/discard", { payload: {}, token });
    expect((await remove(first)).status).toBe(200);
    expect((await remove(second)).status).toBe(200);
    const gone = await put("about.founders", { value: founders(first) });
    expect(gone.body).toMatchObject({
      details: [{ path: "value.0.image", message: siteMessages.imageGone }],
    });
  });

  it("come back from the history", async () => {
    await put("about.valuesTitle", { value: "First" });
    await put("about.valuesTitle", { value: "Second" });
    const { body } = await callRest<{ id: string; title: string }[]>(
      app,
      "GET",
      "/admin/history?kind=text&entityId=about.valuesTitle",
      { token: owner.token },
    );
    expect(body.data).toHaveLength(2);
    const [latest] = body.data;
    const restored = await callRest(app, "POST", `/admin/history/${latest?.id}/restore`, {
      payload: { side: "before" },
      token: owner.token,
    });
    expect(restored.status).toBe(200);
    expect((await shown()).valuesTitle).toBe("First");
    await put("about.valuesTitle", { value: null });
  });

  it("of the club itself are for owners", async () => {
    expect((await put("brand.name", { value: "Half Past" })).status).toBe(403);
    expect((await put("brand.name", { value: "Half Past" }, owner.token)).status).toBe(200);
    expect((await deps.siteTexts.read())(brandTexts).name).toBe("Half Past");
    const social = [{ id: "a", name: "A", url: "javascript:alert(1)" }];
    expect((await put("brand.social", { value: social }, owner.token)).status).toBe(400);
    await put("brand.name", { value: null }, owner.token);
  });

  it("have the server's setting as default for the sender of mails", async () => {
    const read = async () => {
      const { body } = await callRest<SiteText[]>(app, "GET", "/site/texts", { token });
      return body.data.find(({ key }) => key === "brand.senderAddress");
    };
    expect(await read()).toMatchObject({ default: "hello@club.example", value: null });
    const own = await put("brand.senderAddress", { value: "door@club.example" }, owner.token);
    expect(own.body.data.value).toBe("door@club.example");
    for (const value of ["", "door", "Door <door@club.example>", "a@club.example, b@c.example"]) {
      expect((await put("brand.senderAddress", { value }, owner.token)).status).toBe(400);
    }
    const back = await put("brand.senderAddress", { value: "hello@club.example" }, owner.token);
    expect(back.body.data.value).toBeNull();
  });

  it("can be changed by a key of their scope", async () => {
    const { secret } = await madeKey(deps, { scopes: ["site:write"] });
    expect((await put("about.title", { value: "By key" }, secret)).status).toBe(200);
    const other = await madeKey(deps, { scopes: ["events:write"] });
    expect((await put("about.title", { value: "By key" }, other.secret)).status).toBe(403);
    await put("about.title", { value: null });
  });
});
