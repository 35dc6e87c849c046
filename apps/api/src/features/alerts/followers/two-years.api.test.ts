import { storeEvent } from "@before-ten/db/testing/stored-event";
import { PgBoss, fromKysely } from "pg-boss";
import { type FollowWish, followWishes } from "@before-ten/contracts/alerts/rules";
import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import { type MailJob, mailQueueName } from "../../../mail/mail-queue.ts";
import { signToken } from "../../../mail/mailed-link.ts";
import { readMailJob } from "../../../mail/queued-mail.ts";
import { mailKinds } from "../../../registry/mail-kinds.ts";
import { sweep } from "../../../registry/hourly-sweep.ts";
import { callRest } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { confirmAlert, leaveAlert, requestAlert } from "../alerts.service.ts";
import { queueDueAlerts } from "../queue-due-alerts.service.ts";

/**
 * Two years of a club by a clock, with processes killed in between. `FOLLOWERS=2000` plays it with
 * as many people as a busy club has; the usual run is short.
 */

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
const { secret: token } = await madeKey(deps, { scopes: ["events:write"] });

const people = Number(process.env["FOLLOWERS"] ?? 80);
const parties = 60;
const firstDay = Temporal.PlainDate.from("2026-01-01");
const days = 2 * 365;

/** The same numbers in every run. */
let seed = 7;
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const chance = (share: number) => random() < share;
const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));

interface Party {
  id: string;
  name: string;
  /** Number of the day it takes place on, as announced now. */
  day: number;
  state: "on" | "cancelled" | "draft";
  plans: Map<number, () => Promise<string | undefined>>;
}

interface Follower {
  email: string;
  party: Party;
  wants: FollowWish[];
  asksOn: number;
  /** Undefined: stays. */
  leavesOn: number | undefined;
  id: string | undefined;
}

const dateOf = (day: number) => firstDay.add({ days: day }).toString();

async function announce(party: Party, disruption: object): Promise<void> {
  const { status } = await callRest(app, "PUT", `/admin/events/${party.id}/disruption`, {
    token,
    payload: { disruption: { reason: "It rains in.", ...disruption } },
  });
  expect(status).toBe(200);
}

const publish = (party: Party, status: "draft" | "active") =>
  db.updateTable("events").set({ status }).where("id", "=", party.id).execute();

/** What happens to the party, by day: each returns what its followers are to hear of. */
function planOf(party: Party, kind: number): Party["plans"] {
  const { day } = party;
  const cancel = async () => {
    await announce(party, { kind: "cancelled" });
    party.state = "cancelled";
    return "Cancelled";
  };
  const move = () => announce(party, { kind: "moved", location: "The Town Hall, Leeds" });
  const plans: [number, () => Promise<string | undefined>][][] = [
    [],
    [[day - 20, async () => (await move(), "New place")]],
    [[day - 10, cancel]],
    [
      [day - 10, cancel],
      [
        day - 8,
        async () => {
          await callRest(app, "DELETE", `/admin/events/${party.id}/disruption`, { token });
          party.state = "on";
          return "Going ahead after all";
        },
      ],
    ],
    [
      [day - 12, async () => (await announce(party, { kind: "postponed" }), "Postponed")],
      [
        day - 9,
        async () => {
          party.day = day + 5;
          const on = dateOf(party.day);
          const times = { startTime: "16:00", endTime: "22:00" };
          await announce(party, { kind: "rescheduled", startDate: on, endDate: on, ...times });
          return "New date";
        },
      ],
    ],
    [
      [
        day - 15,
        async () => {
          await publish(party, "draft");
          party.state = "draft";
          await move();
          return undefined;
        },
      ],
      [
        day - 12,
        async () => {
          await publish(party, "active");
          party.state = "on";
          return "New place";
        },
      ],
    ],
  ];
  return new Map(plans[kind % plans.length]);
}

const sent = new Map<string, string>();
/** The links of the question how it was, by the mails that ask it. */
const questions = new Map<string, string>();

/** A process that may be killed before a mail leaves, or before it notes that it has left. */
async function deliver(kills: number): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db) });
  for (const { id, data } of await boss.findJobs<MailJob>(mailQueueName)) {
    if (chance(kills)) continue;
    const queued = readMailJob(mailKinds, data);
    const mail = await queued.write(deps);
    if (mail !== undefined) {
      if (chance(kills)) continue;
      const party = /: (Party \d+)$/.exec(mail.subject)?.[1];
      // A second attempt has the same Message-ID, by which mail programs know it.
      if (party !== undefined) {
        sent.set(mail.messageId, `${mail.to} ${party} ${mail.subject.split(": ")[0]}`);
        const question = /\/review\?token=\S+/.exec(mail.text)?.[0];
        if (question !== undefined) questions.set(mail.messageId, question);
      }
      if (chance(kills)) continue;
      await queued.onSent(deps);
    }
    await boss.deleteJob(mailQueueName, id);
  }
}

/** A look that is killed while it queues mails, and one of the next process. */
async function look(): Promise<void> {
  const enqueue: typeof deps.mailQueue.enqueue = (...mail) =>
    chance(0.1) ? Promise.reject(new Error("killed")) : deps.mailQueue.enqueue(...mail);
  await queueDueAlerts({ ...deps, mailQueue: { enqueue } }, { onError: () => undefined });
  await Promise.all([queueDueAlerts(deps), queueDueAlerts(deps)]);
  await deliver(0.1);
  await deliver(0);
}

it("two years: each is told once per reason, never after leaving, and of no draft", async () => {
  const all: Party[] = [];
  for (let index = 0; index < parties; index += 1) {
    const day = 40 + Math.floor((index * (days - 50)) / parties);
    const name = `Party ${index}`;
    const id = await storeEvent(db, { name, startDay: dateOf(day) });
    const party: Party = { id, name, day, state: "on", plans: new Map() };
    party.plans = planOf(party, index);
    all.push(party);
  }
  const followers = Array.from({ length: people * 2 }, (_, index): Follower => {
    const party = all[between(0, parties - 1)];
    if (party === undefined) throw new Error("No party");
    const asksOn = party.day - between(3, 30);
    return {
      email: `person-${index % people}@mail.example`,
      party,
      wants: followWishes.filter(() => chance(0.7)),
      asksOn,
      leavesOn: chance(0.2) ? asksOn + between(1, 20) : undefined,
      id: undefined,
    };
  }).filter(
    (each, index, list) =>
      each.wants.length > 0 &&
      list.findIndex(({ email, party }) => email === each.email && party === each.party) === index,
  );
  const expected: string[] = [];
  const expectMail = ({ email, party }: Follower, reason: string) =>
    expected.push(`${email} ${party.name} ${reason}`);
  const isFollowing = ({ id, leavesOn }: Follower, day: number) =>
    id !== undefined && (leavesOn === undefined || leavesOn > day);

  for (let day = 0; day < days; day += 1) {
    clock.set(`${dateOf(day)}T12:00:00.000Z`);
    let isBusy = false;
    for (const follower of followers.filter(({ leavesOn }) => leavesOn === day)) {
      const { id } = follower;
      if (id !== undefined) {
        await leaveAlert(deps, signToken(deps.linkSecret, "leave alert", id));
      }
    }
    for (const follower of followers.filter(({ asksOn }) => asksOn === day)) {
      const { email, wants: follow, party } = follower;
      if (party.state !== "on") continue;
      isBusy = true;
      await requestAlert(deps, { id: party.id, follow, email }, "form");
      const { id } = await db
        .selectFrom("event_followers")
        .select("id")
        .where("event_id", "=", party.id)
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      // Some never press the button.
      if (chance(0.1)) continue;
      await confirmAlert(deps, signToken(deps.linkSecret, "confirm alert", id));
      follower.id = id;
      expectMail(follower, "For your calendar");
    }
    if (isBusy) await look();
    for (const party of all) {
      const news = await party.plans.get(day)?.();
      const theirs = followers.filter((each) => each.party === party && isFollowing(each, day));
      if (news !== undefined) {
        for (const each of theirs) if (each.wants.includes("changes")) expectMail(each, news);
      }
      if (party.plans.has(day)) isBusy = true;
      // No album: at eleven on the fourth day after.
      if (party.day === day - 4 && party.state === "on") {
        isBusy = true;
        for (const each of theirs) if (each.wants.includes("thanks")) expectMail(each, "Thank you");
      }
      if (party.day === day + 1) {
        isBusy = true;
        if (party.state !== "on") continue;
        for (const each of theirs)
          if (each.wants.includes("reminder")) expectMail(each, "Tomorrow");
      }
    }
    if (isBusy || day % 7 === 0) await look();
    if (day % 7 === 0) await sweep({ ...deps, historyDays: 10_000 });
  }

  expect([...sent.values()].toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(people * 2);
  // Only those who are thanked are asked, each once.
  const thanked = [...sent].filter(([, mail]) => mail.endsWith("Thank you"));
  expect([...questions.keys()].toSorted()).toEqual(thanked.map(([id]) => id).toSorted());
  expect(new Set(questions.values()).size).toBe(thanked.length);
  expect(await db.selectFrom("event_followers").select("id").execute()).toEqual([]);
}, 3_600_000);
