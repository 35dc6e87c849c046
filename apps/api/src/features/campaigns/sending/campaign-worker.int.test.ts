import { setTimeout as wait } from "node:timers/promises";
import { storeSenderHealth } from "@before-ten/db/queries/sender-health/sender-health";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { expect, it } from "vitest";
import { headerOf, readersOf, startSending } from "../../../testing/campaigns/campaign-sending.ts";
import { patience, startServer } from "../../../testing/mail-delivery.ts";
import { makeRecipients, startDueCampaign } from "./start-campaigns.ts";

it("sends a campaign to each of its readers once, and ends it", async () => {
  const server = await startServer();
  const { db, sendTo, due, statusOf, figuresOf, recipientsOf } = await startSending();
  const readers = ["ana@mail.example", "ben@post.example", "cleo@mail.example"];
  for (const email of readers) await storeSubscriber(db, { email });
  await storeSubscriber(db, { email: "gone@mail.example", status: "unsubscribed" });
  const id = await due({ subject: "Four parties" });

  sendTo(server);
  await expect.poll(() => statusOf(id), patience).toBe("sent");
  expect(readersOf(server)).toEqual(readers);
  expect(await figuresOf(id)).toMatchObject({ recipients: 3, waiting: 0, sent: 3, failed: 0 });
  const recipients = await recipientsOf(id);
  expect(recipients.map(({ emailsSent, takenUntil }) => [emailsSent, takenUntil])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ]);
});

it("tells mail programs which list it is, how to unsubscribe, and which mail it is", async () => {
  const server = await startServer();
  const { db, sendTo, due, recipientsOf } = await startSending();
  await storeSubscriber(db, { email: "ana@mail.example" });
  const id = await due({ subject: "Four parties" });
  sendTo(server);
  await expect.poll(() => server.received.length, patience).toBe(1);
  const [{ id: recipientId = "" } = {}] = await recipientsOf(id);
  const { source = "", recipients, sender } = server.received[0] ?? {};
  expect({ recipients, sender }).toEqual({
    recipients: ["ana@mail.example"],
    sender: "hello@club.example",
  });
  expect(headerOf(source, "From")).toBe("Before Ten <hello@club.example>");
  expect(headerOf(source, "Subject")).toBe("Four parties");
  expect(headerOf(source, "Message-ID")).toBe(`<${recipientId}@club.example>`);
  expect(headerOf(source, "List-Id")).toBe("Before Ten <newsletter.club.example>");
  expect(headerOf(source, "List-Unsubscribe")).toMatch(
    new RegExp(`^<https://club\\.example/unsubscribe\\?token=\\S+&via=${recipientId}>$`),
  );
  expect(headerOf(source, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  expect(headerOf(source, "Feedback-ID")).toBe(`${id}:events:club.example`);
  expect(headerOf(source, "Auto-Submitted")).toBe("");
});

it("sends two campaigns by turns, so that a small one needn't wait for a large one", async () => {
  const server = await startServer();
  const { db, sendTo, due, statusOf } = await startSending();
  for (let index = 0; index < 60; index += 1) {
    await storeSubscriber(db, { email: `reader-${index}@mail.example` });
  }
  await storeSubscriber(db, { email: "founder@mail.example", tags: ["founder"] });
  const large = await due();
  const small = await due({ segment: { tags: ["founder"] } });
  sendTo(server, { rates: { inAll: 10, toDomain: 10 } });
  await expect.poll(() => statusOf(small), patience).toBe("sent");
  expect(await statusOf(large)).toBe("sending");
});

it("stops in the middle while something is wrong with the sender, and then goes on", async () => {
  const server = await startServer();
  const { db, deps, sendTo, due, statusOf } = await startSending();
  await storeSubscriber(db, { email: "ana@mail.example" });
  const id = await due();
  await startDueCampaign(deps);
  while (await makeRecipients(deps));
  const store = (state: "ok" | "wrong") =>
    storeSenderHealth(db, {
      findings: [{ check: "spf", state, sentence: "club.example has no SPF record." }],
      rates: [],
      at: deps.clock.now(),
      mail: undefined,
    });
  await store("wrong");
  sendTo(server);
  // Many looks at what is due.
  await wait(500);
  expect(server.received).toEqual([]);
  expect(await statusOf(id)).toBe("sending");
  await store("ok");
  await expect.poll(() => statusOf(id), patience).toBe("sent");
  expect(readersOf(server)).toEqual(["ana@mail.example"]);
});
