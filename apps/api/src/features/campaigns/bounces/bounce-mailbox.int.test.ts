import { readBounceMailboxState } from "@before-ten/db/queries/campaigns/bounce-mailbox";
import { storeRecipient, storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { FakeClock } from "../../../testing/fake-clock.ts";
import { workers } from "../../../testing/workers.ts";
import { readBounceMailbox, startBounceWatch } from "./bounce-mailbox.ts";
import { openImapServer } from "./testing/imap-server.ts";
import {
  awayReply,
  complaint,
  delayedReport,
  gmailReport,
  postfixReport,
} from "./testing/sample-reports.ts";

const { db, close } = await createTestDatabase();
afterAll(close);
const clock = new FakeClock("2026-12-04T12:00:00Z");
const deps = { db, clock, workers, readCheckMail: () => Promise.resolve(false) };
const { signal } = new AbortController();
const onError = (error: unknown) => {
  throw error;
};

let people = 0;

/** A subscriber who got a mail, and their current status. */
async function sendTo() {
  people += 1;
  const email = `person${people}@mail.example`;
  const subscriberId = await storeSubscriber(db, { email });
  const campaignId = await storeSentCampaign(db);
  const recipientId = await storeRecipient(db, { campaignId, subscriberId });
  const read = () =>
    db
      .selectFrom("subscribers")
      .select(["status", "soft_bounces as soft"])
      .where("id", "=", subscriberId)
      .executeTakeFirstOrThrow();
  return { email, messageId: `${recipientId}@club.example`, read };
}

it("notes bounces, marks them as read, and flags unreadable mails", async () => {
  const [gone, full, late] = [await sendTo(), await sendTo(), await sendTo()];
  const upset = await sendTo();
  await using server = await openImapServer([
    postfixReport(gone.messageId, gone.email),
    awayReply(gone.messageId, gone.email),
    gmailReport(full.messageId, full.email),
    delayedReport(late.messageId, late.email),
    complaint(upset.messageId, upset.email),
    complaint("unknown@club.example", "unknown@mail.example"),
    postfixReport("unknown@club.example", "unknown@mail.example"),
  ]);
  const { url, mails } = server;
  expect(await readBounceMailbox(deps, { url, signal, onError })).toEqual({
    read: 7,
    noted: 3,
    unknown: 1,
    unreadable: 2,
  });
  expect(await gone.read()).toEqual({ status: "bounced", soft: 0 });
  expect(await full.read()).toEqual({ status: "active", soft: 1 });
  expect(await late.read()).toEqual({ status: "active", soft: 0 });
  expect(await upset.read()).toEqual({ status: "unsubscribed", soft: 0 });
  const seen = ["\\Seen"];
  const flagged = [...seen, "\\Flagged"];
  const flags = mails.map((mail) => [...mail.flags]);
  expect(flags).toEqual([seen, flagged, seen, seen, seen, flagged, seen]);
  expect(await readBounceMailboxState(db)).toEqual({ flagged: 2, read_at: clock.now() });
  // A person has dealt with them.
  for (const mail of mails) mail.flags.delete("\\Flagged");
  expect(await readBounceMailbox(deps, { url, signal, onError })).toMatchObject({ read: 0 });
  expect(await readBounceMailboxState(db)).toMatchObject({ flagged: 0 });
});

it("reads a mail again that it could not mark, and notes it once", async () => {
  const full = await sendTo();
  await using server = await openImapServer([gmailReport(full.messageId, full.email)]);
  server.onStore = (socket) => socket.destroy();
  await expect(readBounceMailbox(deps, { url: server.url, signal, onError })).rejects.toThrow(
    "couldn't be marked as read",
  );
  expect(await full.read()).toEqual({ status: "active", soft: 1 });
  server.onStore = () => undefined;
  expect(await readBounceMailbox(deps, { url: server.url, signal, onError })).toMatchObject({
    read: 1,
  });
  expect(await full.read()).toEqual({ status: "active", soft: 1 });
});

it("flags a mail that fails, and reads the others", async () => {
  const [odd, gone] = [await sendTo(), await sendTo()];
  await using server = await openImapServer([
    postfixReport(odd.messageId, odd.email),
    postfixReport(gone.messageId, gone.email),
  ]);
  const errors: unknown[] = [];
  let runs = 0;
  const run: typeof workers.run = (task) => {
    runs += 1;
    return runs === 1 ? Promise.reject(new TypeError("odd")) : workers.run(task);
  };
  const looking = { url: server.url, signal, onError: (error: unknown) => errors.push(error) };
  const found = await readBounceMailbox({ ...deps, workers: { ...workers, run } }, looking);
  expect(found).toMatchObject({ read: 2, noted: 1, unreadable: 1 });
  expect(errors).toEqual([new TypeError("odd")]);
  expect(await gone.read()).toMatchObject({ status: "bounced" });
  expect([...(server.mails[0]?.flags ?? [])]).toContain("\\Flagged");
});

it("reports an unavailable mailbox", async () => {
  await using server = await openImapServer([]);
  const wrong = server.url.replace("se%20cret", "wrong");
  await expect(readBounceMailbox(deps, { url: wrong, signal, onError })).rejects.toThrow(
    "Command failed",
  );
  const nowhere = "imap://bounces:secret@127.0.0.1:1/INBOX";
  await expect(readBounceMailbox(deps, { url: nowhere, signal, onError })).rejects.toThrow(
    "ECONNREFUSED",
  );
});

it("is read by one process, whichever looks first", async () => {
  const gone = await sendTo();
  await using server = await openImapServer([postfixReport(gone.messageId, gone.email)]);
  const told: unknown[] = [];
  const log = {
    info: (found: unknown) => void told.push(found),
    error: onError,
    warn: () => told.push("warn"),
  };
  const watches = [1, 2].map(() => startBounceWatch(deps, server.url, log));
  while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const end of watches) await end();
  expect(told).toEqual([{ read: 1, noted: 1, unknown: 0, unreadable: 0 }]);
  expect(await gone.read()).toMatchObject({ status: "bounced" });
});

it("hands over the mails that we sent to see how they arrive", async () => {
  const read: string[] = [];
  await using server = await openImapServer([awayReply("1@club.example", "ana@mail.example")]);
  const { url, mails } = server;
  const readCheckMail = (source: Uint8Array) => {
    read.push(Buffer.from(source).toString());
    return Promise.resolve(true);
  };
  const found = await readBounceMailbox({ ...deps, readCheckMail }, { url, signal, onError });
  expect(found).toEqual({ read: 1, noted: 0, unknown: 0, unreadable: 0 });
  expect(read).toEqual(mails.map(({ source }) => source));
  expect([...(mails[0]?.flags ?? [])]).toEqual(["\\Seen"]);
});
