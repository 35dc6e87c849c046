import type { SubscriberStatus } from "@before-ten/contracts/newsletter/rules";
import { insertSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { expect, it } from "vitest";
import {
  patience,
  startDelivery,
  startServer as startMailServer,
} from "../../testing/mail-delivery.ts";
import { bounceSubscriber } from "./bounce-subscriber.ts";
import { newsletterConfirmation, newsletterWelcome } from "./newsletter.mails.ts";

const consent = { at: new Date("2026-01-01T00:00:00Z"), wording: "I agree", utmParams: {} };

async function start() {
  const { db, deps, clock, queue, jobStates, deliverTo } = await startDelivery();
  const add = async (email: string, status: SubscriberStatus) =>
    (await insertSubscriber(db, status, { email, ...consent }))?.id ?? "";
  return {
    deps,
    jobStates,
    deliverTo,
    clock,
    add,
    /** Adds a subscriber with a mail on its way; returns their id. */
    writeTo: async (email: string, status: "active" | "pending") => {
      const subscriberId = await add(email, status);
      const consentedAtMs = consent.at.getTime();
      await (status === "active"
        ? queue.enqueue(db, newsletterWelcome, { subscriberId })
        : queue.enqueue(db, newsletterConfirmation, { subscriberId, consentedAtMs }));
      return subscriberId;
    },
    read: (id: string) => {
      const columns = ["status", "total_emails_sent", "updated_at"] as const;
      return db
        .selectFrom("subscribers")
        .select(columns)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    },
    changes: () => db.selectFrom("subscriber_status_changes").selectAll().execute(),
  };
}

it.each(["active", "pending"] as const)(
  "notes of a subscriber who is %s that their mail server refuses them",
  async (from) => {
    const server = await startMailServer({
      refuse: (recipient) => (recipient === "gone@mail.example" ? 550 : undefined),
    });
    const { writeTo, deliverTo, jobStates, read, changes, clock } = await start();
    const gone = await writeTo("gone@mail.example", from);
    const there = await writeTo("there@mail.example", from);
    await deliverTo(server);

    await expect.poll(jobStates, patience).toEqual(expect.arrayContaining(["completed", "failed"]));
    expect(await read(gone)).toEqual({
      status: "bounced",
      total_emails_sent: 0,
      updated_at: clock.now(),
    });
    expect(await read(there)).toMatchObject({ status: from, total_emails_sent: 1 });
    expect(await changes()).toMatchObject([
      {
        subscriber_id: gone,
        from_status: from,
        to_status: "bounced",
        reason: "Mail refused",
        changed_by: null,
        created_at: clock.now(),
      },
    ]);
  },
);

it.each(["unsubscribed", "bounced"] as const)(
  "leaves subscribers who are %s as they are",
  async (status) => {
    const { deps, add, read, changes } = await start();
    const id = await add("gone@mail.example", status);
    await bounceSubscriber(deps, id);
    expect(await read(id)).toMatchObject({ status, updated_at: consent.at });
    expect(await changes()).toEqual([]);
  },
);

it.each([
  ["puts it off until we give up", 451],
  ["refuses us, not them", { status: 550, text: "5.7.1 Relaying denied" }],
])(
  "blames no address when the server %s",
  async (_what, answer) => {
    const server = await startMailServer({ refuse: () => answer });
    const { writeTo, deliverTo, jobStates, read, changes } = await start();
    const id = await writeTo("there@mail.example", "active");
    await deliverTo(server);
    await expect.poll(jobStates, patience).toEqual(["failed"]);
    expect(await read(id)).toMatchObject({ status: "active" });
    expect(await changes()).toEqual([]);
  },
  30_000,
);
