import type { SentMail } from "@before-ten/contracts/campaigns/sent-mail-output";
import { campaignSendMessages } from "@before-ten/contracts/campaigns/send-messages";
import { sentMailMessages } from "@before-ten/contracts/campaigns/sent-mail-messages";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { expect, it } from "vitest";
import { callRest } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { linkSlot, unsubscribeSlot } from "./campaign-slots.ts";

const { app, db, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const { token: user } = await signedInAs(deps, "user");
const { secret } = await madeKey(deps, { scopes: ["read"] });

const read = (id: string, as?: string) =>
  callRest<SentMail>(app, "GET", `/newsletter/campaigns/${id}/mail`, {
    ...(as !== undefined && { token: as }),
  });

it("is for admins and keys that read", async () => {
  const id = await storeSentCampaign(db);
  expect((await read(id)).status).toBe(401);
  expect((await read(id, user)).status).toBe(403);
});

it("isn't there before its campaign starts", async () => {
  const draft = await read(await storeCampaign(db), token);
  expect(draft.status).toBe(404);
  expect(draft.body.error).toBe(sentMailMessages.notWritten);
  const missing = await read("nonsense", token);
  expect(missing.status).toBe(404);
  expect(missing.body.error).toBe(campaignSendMessages.notFound);
});

it("is the stored one, with links that lead where they led and count nothing", async () => {
  const id = await storeSentCampaign(db, { links: [{ url: "https://tickets.example/tide" }] });
  await db
    .updateTable("campaigns")
    .set({
      html: `<p>Then</p><a href="${linkSlot(1)}">Tickets</a><a href="${unsubscribeSlot}">Leave</a>`,
      plain_text: `Then: ${linkSlot(1)}`,
    })
    .where("id", "=", id)
    .execute();
  for (const as of [token, secret]) {
    const { status, body } = await read(id, as);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      subject: "Four parties before Christmas",
      html: `<p>Then</p><a href="https://tickets.example/tide">Tickets</a><a href="${deps.site.publicUrl}/unsubscribe">Leave</a>`,
      text: "Then: https://tickets.example/tide",
    });
  }
});
