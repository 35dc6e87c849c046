import {
  dkimSentences,
  senderHealthMessages as messages,
  notCheckedSentences,
  spfSentences,
} from "@before-ten/contracts/sender-health/messages";
import type { SenderHealth } from "@before-ten/contracts/sender-health/output";

import { test } from "../support/admin-test.ts";
import { answerCall } from "../support/calls.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { heading } from "../support/palette.ts";
import { expect } from "../support/test.ts";

const key = "s1._domainkey.beforeten.club";

const healthy: SenderHealth = {
  state: "ok",
  checkedAt: "2026-12-04T12:00:00.000Z",
  mailSeenAt: "2026-12-04T12:02:00.000Z",
  checkMailSentAt: "2026-12-04T12:00:00.000Z",
  findings: [
    { check: "spf", state: "ok", sentence: spfSentences.good("beforeten.club", "52.95.48.10") },
    { check: "dkim", state: "warning", sentence: dkimSentences.shortKey(key) },
  ],
  rates: [
    { of: "provider", name: "Gmail", tried: 4_200, complained: 3, bounced: 12 },
    {
      of: "campaign",
      name: "Four parties before Christmas",
      tried: 9_100,
      complained: 4,
      bounced: 40,
    },
  ],
  isHolding: false,
  override: null,
};

const wrong: SenderHealth = {
  ...healthy,
  state: "wrong",
  isHolding: true,
  findings: [
    { check: "spf", state: "wrong", sentence: spfSentences.missing("beforeten.club") },
    { check: "dkim", state: "unknown", sentence: dkimSentences.unanswered(key) },
  ],
};

test("says what is wrong and what to do, and an owner may override it @both", async ({
  openAdmin,
}) => {
  const page = await openAdmin("/admin/campaigns");
  await answerCall(page, "senderHealth.get", { data: wrong });
  await page.goto("/admin/sender-health");
  await expect(heading(page, "Sender's health")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Campaigns are on hold");
  await expect(page.getByText(spfSentences.missing("beforeten.club"))).toBeVisible();
  await expectGoodLooks(page, "staff-sender-health");

  await page.getByRole("button", { name: "Let them go out anyway…" }).click();
  const form = page.getByRole("form", { name: "Let campaigns go out" });
  await form.getByRole("button", { name: "Let them go out" }).click();
  await expect(form.getByText(messages.reasonRequired)).toBeVisible();
  await expect(form.getByLabel("Why")).toBeFocused();
  await answerCall(page, "senderHealth.override", {
    data: {
      ...wrong,
      isHolding: false,
      override: {
        by: "Ana",
        reason: "It spreads.",
        madeAt: "2026-12-04T12:10:00.000Z",
        until: "2026-12-05T12:10:00.000Z",
      },
    },
  });
  await form.getByLabel("Why").fill("It spreads.");
  await form.getByRole("button", { name: "Let them go out" }).click();
  // Beside the notification.
  const override = page.getByRole("alert", { name: /^Campaigns go out until/ });
  await expect(override).toContainText("It spreads.");
});

test("checks at once, and reads no mail but its own", async ({ openAdmin, pageErrors }) => {
  pageErrors.expect(/400 .*senderHealth\.readMail/, /console error/);
  const page = await openAdmin("/admin/sender-health");
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText(notCheckedSentences.noServer)).toHaveCount(1);
  const form = page.getByRole("form", { name: "Read a check email" });
  await form.getByRole("button").click();
  await expect(form.getByText(messages.sourceRequired)).toBeVisible();
  await form.getByRole("textbox").fill("Subject: Hello\n\nHello");
  await form.getByRole("button").click();
  await expect(page.getByText(messages.notOurMail)).toBeVisible();
});
