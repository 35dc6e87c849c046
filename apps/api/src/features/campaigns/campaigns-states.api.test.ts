import type { Campaign } from "@before-ten/contracts/campaigns/output";
import {
  campaignSendMessages as messages,
  campaignStateMessages as states,
} from "@before-ten/contracts/campaigns/send-messages";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { storeSender } from "../../testing/known-sender.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, db, deps, clock } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
await storeSender(deps);

beforeEach(async () => {
  await db.deleteFrom("campaigns").execute();
  await db.deleteFrom("subscribers").execute();
});

const sent = {
  subject: "Four parties before Christmas",
  previewText: "Be home by half past ten",
  senderName: "Before Ten",
  blocks: [{ kind: "heading", text: "See you at four" }],
  topic: "events",
  segment: {},
};

const call = (method: "POST" | "PUT" | "DELETE", below: string, payload: object) =>
  callRest<Campaign>(app, method, `/newsletter/campaigns${below}`, { token, payload });

const storeReader = () => storeSubscriber(db, { email: "ana@mail.example" });

type Status = Campaign["status"];

describe.each<[string, "POST" | "PUT" | "DELETE", string, Record<Status, string | 200>]>([
  [
    "change",
    "PUT",
    "",
    {
      draft: 200,
      scheduled: states.changeScheduled,
      sending: states.changeStarted,
      paused: states.changeStarted,
      sent: states.changeStarted,
      cancelled: states.changeStarted,
    },
  ],
  [
    "delete",
    "DELETE",
    "",
    {
      draft: 200,
      scheduled: states.deleteScheduled,
      sending: states.deleteStarted,
      paused: states.deleteStarted,
      sent: states.deleteSent,
      cancelled: 200,
    },
  ],
  [
    "send",
    "POST",
    "/send",
    {
      draft: 200,
      scheduled: states.sendScheduled,
      sending: states.sendStarted,
      paused: states.sendStarted,
      sent: states.sendStarted,
      cancelled: states.sendStarted,
    },
  ],
  [
    "cancel",
    "POST",
    "/cancel",
    {
      draft: states.cancelDraft,
      scheduled: 200,
      sending: 200,
      paused: 200,
      sent: states.cancelSent,
      cancelled: states.cancelCancelled,
    },
  ],
  [
    "pause",
    "POST",
    "/pause",
    {
      draft: states.pauseNotSending,
      scheduled: states.pauseNotSending,
      sending: 200,
      paused: states.pauseNotSending,
      sent: states.pauseNotSending,
      cancelled: states.pauseNotSending,
    },
  ],
  [
    "resume",
    "POST",
    "/resume",
    {
      draft: states.resumeNotPaused,
      scheduled: states.resumeNotPaused,
      sending: states.resumeNotPaused,
      paused: 200,
      sent: states.resumeNotPaused,
      cancelled: states.resumeNotPaused,
    },
  ],
])("%s", (_action, method, below, answers) => {
  it("answers 404 for a campaign that doesn't exist", async () => {
    const payload = { ...sent, time: { at: "now" } };
    for (const id of [uuidv7(), "no-id"]) {
      expect(await call(method, `/${id}${below}`, payload)).toMatchObject({
        status: 404,
        body: { error: messages.notFound },
      });
    }
  });

  const cases = Object.entries(answers);
  it.each(cases)("a campaign that is %s: %s", async (status, answer) => {
    await storeReader();
    const at = clock.now();
    const id = await storeCampaign(db, { ...(isStatus(status) && { status }), scheduledAt: at });
    const payload = { ...sent, time: { at: "now" } };
    const { status: code, body } = await call(method, `/${id}${below}`, payload);
    const wanted = answer === 200 ? { code: 200 } : { code: 409, error: answer };
    expect({ code, error: body.error }).toEqual(wanted);
  });
});

function isStatus(status: string): status is Status {
  return ["draft", "scheduled", "sending", "paused", "sent", "cancelled"].includes(status);
}
