import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { expect, it } from "vitest";
import { startSending } from "../../../testing/campaigns/campaign-sending.ts";
import { startServer } from "../../../testing/mail-delivery.ts";
import { makeRecipients, startDueCampaign } from "./start-campaigns.ts";
import { takeMails } from "./take-mails.ts";

const dayMs = 24 * 60 * 60_000;
const patience = { timeout: 30_000, interval: 50 };

it("a clock that was ahead for a minute holds no campaign up", { timeout: 60_000 }, async () => {
  const server = await startServer();
  const { db, deps, due, sendTo, statusOf, recipientsOf } = await startSending();
  for (let each = 0; each < 8; each += 1) {
    await storeSubscriber(db, { email: `reader${each}@mail.example` });
  }
  const id = await due();
  await startDueCampaign(deps);
  while (await makeRecipients(deps));
  const ahead = { db, clock: { now: () => new Date(Date.now() + 40 * dayMs) } };
  // Two a second to one domain, so some are taken and the others put off.
  const rates = { inAll: 2, toDomain: 2 };
  const { mails } = await takeMails(ahead, id, { rates, leaseMs: 300_000, limit: 50 });
  expect(mails.length).toBeGreaterThan(0);
  await db
    .updateTable("campaign_recipients")
    .set({ due_at: new Date(Date.now() + 40 * dayMs) })
    .where("taken_until", "is", null)
    .execute();

  sendTo(server);
  await expect.poll(() => statusOf(id), patience).toBe("sent");
  expect((await recipientsOf(id)).map(({ state }) => state)).toEqual(Array(8).fill("sent"));
});
