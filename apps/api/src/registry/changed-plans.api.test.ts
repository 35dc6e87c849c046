import { join } from "node:path";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import RssParser from "rss-parser";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { buildWhenNeeded } from "../cli/build-when-needed.ts";
import { queueDueAlerts } from "../features/alerts/queue-due-alerts.service.ts";
import { registerWeb } from "../pages/register-pages.ts";
import { type RestEvent, callRest } from "../testing/calls.ts";
import { followParty } from "../features/alerts/testing/following.ts";
import { sendQueued } from "../testing/send-queued.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { appRouter } from "./app-router.ts";

/** A hundred changes of plans, each read again in every public place a minute later. */

const site = await openTestApp({ caches: true, rateLimitFactor: 10_000 });
const { app, db, deps, clock } = site;
clock.set("2026-12-01T12:00:00.000Z");
const { token } = await signedInAs(deps, "admin");
const minuteMs = 60_000;
const changes = 100;

beforeAll(async () => {
  await buildWhenNeeded();
  await registerWeb(app, {
    mode: "production",
    webDir: join(import.meta.dirname, "../../../web"),
    publicUrl: "https://club.example",
    clock,
    cache: site.cache,
    texts: deps.siteTexts,
    callKey: site.callKey,
    appRouter,
    createContext: site.createContext,
  });
}, 120_000);

/** The same sequence in each run. */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Fact {
  start: string;
  end: string;
  place: string;
  off: "cancelled" | "postponed" | null;
}

const read = async (url: string) => (await app.inject(url)).body;

const linkedData = z.object({
  "@graph": z.array(z.record(z.string(), z.unknown())).optional(),
  eventStatus: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  location: z.object({ name: z.string() }).optional(),
});

/** What the structured data of a page says of its event. */
function inLinkedData(page: string): Fact | undefined {
  const scripts = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const all = scripts
    .map(([, text = ""]) => linkedData.parse(JSON.parse(text)))
    .flatMap((each) => [each, ...(each["@graph"] ?? []).map((part) => linkedData.parse(part))]);
  const found = all.find(({ eventStatus }) => eventStatus !== undefined);
  if (found?.startDate === undefined || found.endDate === undefined) return undefined;
  return {
    start: new Date(found.startDate).toISOString(),
    end: new Date(found.endDate).toISOString(),
    place: found.location?.name ?? "",
    off: offIn(found.eventStatus ?? ""),
  };
}

function offIn(text: string): Fact["off"] {
  if (/cancelled/i.test(text)) return "cancelled";
  return /postponed|tentative/i.test(text) ? "postponed" : null;
}

/** As read by Thunderbird's library. */
function byIcalJs(text: string): Fact | undefined {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const [entry] = calendar.getAllSubcomponents("vevent");
  if (entry === undefined) return undefined;
  const event = new ICAL.Event(entry);
  return {
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    place: event.location ?? "",
    off: offIn(String(entry.getFirstPropertyValue("status"))),
  };
}

function byNodeIcal(text: string): Fact | undefined {
  const entry = Object.values(nodeIcal.sync.parseICS(text)).find((each) => each?.type === "VEVENT");
  if (entry?.type !== "VEVENT") return undefined;
  return {
    start: entry.start.toISOString(),
    end: entry.end?.toISOString() ?? "",
    place: typeof entry.location === "string" ? entry.location : (entry.location?.val ?? ""),
    off: offIn(String(entry.status)),
  };
}

it(
  "after a minute no place says anything else",
  async () => {
    const chance = createChance(34);
    const id = await storeEvent(db, { name: "Sunday Disco", startDay: "2027-01-02" });
    await followParty({ app, deps }, { id, email: "ana@mail.example", follow: ["changes"] });
    const wrong: string[] = [];
    let last: Fact | undefined;
    for (let step = 0; step < changes; step += 1) {
      await change(id, { step, chance, isCancelled: last?.off === "cancelled" });
      clock.advance(minuteMs);
      await queueDueAlerts(deps);
      const mails = await sendQueued(deps);
      const row = await db
        .selectFrom("events")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const { disruption } = row;
      const fact: Fact = {
        start: row.starts_at.toISOString(),
        end: row.ends_at.toISOString(),
        place: row.location_label,
        off: disruption === "cancelled" || disruption === "postponed" ? disruption : null,
      };
      const days = partyDays({ startDate: row.start_date, endDate: row.end_date });
      const check = (place: string, isRight: boolean) => {
        if (!isRight) wrong.push(`${step} ${disruption ?? "as planned"}: ${place}`);
      };
      const says = (place: string, said: Fact | undefined) =>
        check(place, JSON.stringify(said) === JSON.stringify(fact));

      const page = await read(`/events/${id}`);
      says("structured data", inLinkedData(page));
      check("page", page.includes(fact.place) && page.includes(days));
      check("title", offIn(/<title>(.*?)<\/title>/s.exec(page)?.[1] ?? "") === fact.off);
      const list = await read("/events");
      check("list", list.includes(fact.place));
      for (const url of [`/events/${id}.ics`, "/events.ics"]) {
        const calendar = await read(url);
        says(`${url} by ical.js`, byIcalJs(calendar));
        says(`${url} by node-ical`, byNodeIcal(calendar));
      }
      const { items } = await new RssParser().parseString(await read("/events.rss"));
      const [item] = items;
      check("RSS", offIn(item?.title ?? "") === fact.off && isTold(item?.contentSnippet ?? ""));
      const json = await read("/events.json");
      check("JSON feed", isTold(json) && offIn(json) === fact.off);
      const embed = await read("/embed/events");
      check("embed", fact.off === null ? embed.includes(fact.place) : !embed.includes(id));
      const sitemap = await read("/sitemap.xml");
      check("sitemap", sitemap.includes(`${id}</loc><lastmod>${row.updated_at.toISOString()}`));
      const { body } = await callRest<RestEvent>(app, "GET", `/events/${id}`);
      const { startsAt, endsAt, location } = body.data;
      const off = offIn(body.data.disruption?.kind ?? "");
      says("REST", { start: startsAt, end: endsAt, place: location.formatted, off });

      // One mail for each change that its reader didn't know.
      const isNew = last !== undefined && JSON.stringify(last) !== JSON.stringify(fact);
      if (last !== undefined) check("number of mails", mails.length === (isNew ? 1 : 0));
      for (const { calendar } of mails) {
        says("mailed entry by ical.js", byIcalJs(calendar?.content ?? ""));
        says("mailed entry by node-ical", byNodeIcal(calendar?.content ?? ""));
        const method = fact.off === "cancelled" ? "CANCEL" : "REQUEST";
        check("method of the mailed entry", calendar?.method === method);
      }
      last = fact;

      function isTold(text: string): boolean {
        return text.includes(fact.place) && text.includes(days);
      }
    }
    expect(wrong).toEqual([]);
  },
  // A hundred pages rendered anew, on a machine that does other things too.
  180_000,
);

interface Step {
  step: number;
  chance: (below: number) => number;
  isCancelled: boolean;
}

/** Cancels, moves or takes back. A cancelled party isn't edited, as that is told to no one. */
async function change(id: string, { step, chance, isCancelled }: Step): Promise<void> {
  const reason = `Reason no. ${step}`;
  const day = `2027-01-${String(2 + (step % 26)).padStart(2, "0")}`;
  const startTime = `${String(12 + chance(6))}:${String(step % 60).padStart(2, "0")}`;
  const dates = { startDate: day, endDate: day, startTime, endTime: "22:00" };
  const location = `Hall no. ${step}, London`;
  const disruptions = [
    { kind: "cancelled", reason },
    { kind: "postponed", reason },
    { kind: "rescheduled", reason, ...dates },
    { kind: "rescheduled", reason, ...dates, location },
    { kind: "moved", reason, location },
  ];
  const chosen = chance(disruptions.length + 2);
  const disruption = disruptions[chosen];
  const call = await (disruption !== undefined
    ? callRest(app, "PUT", `/admin/events/${id}/disruption`, { token, payload: { disruption } })
    : chosen === disruptions.length || isCancelled
      ? callRest(app, "DELETE", `/admin/events/${id}/disruption`, { token })
      : callRest(app, "PUT", `/events/${id}`, {
          token,
          payload: { ...dates, location, changeReason: reason },
        }));
  expect(call.status).toBe(200);
}
