import { adminAlbumOutput } from "@before-ten/contracts/albums/output";
import { apiKeyOutput } from "@before-ten/contracts/api-keys/output";
import {
  accountUserOutput,
  invitationOutput,
  passkeyOutput,
} from "@before-ten/contracts/auth/output";
import { campaignOutput } from "@before-ten/contracts/campaigns/output";
import {
  adminContactMessageOutput,
  messageReplyOutput,
} from "@before-ten/contracts/contact/output";
import { publicEventOutput } from "@before-ten/contracts/events/output";
import { fieldLabel, historyFieldName } from "@before-ten/contracts/history/labels";
import { type HistoryKind, historyKinds } from "@before-ten/contracts/history/rules";
import { adminSubscriberWithHistoryOutput } from "@before-ten/contracts/newsletter/output";
import { adminPageOutput } from "@before-ten/contracts/pages/output";
import { adminVenueOutput } from "@before-ten/contracts/venues/output";
import { adminPostOutput } from "@before-ten/contracts/posts/output";
import { reviewOutput } from "@before-ten/contracts/reviews/output";
import { publicSeriesOutput } from "@before-ten/contracts/series/output";
import { senderHealthOutput } from "@before-ten/contracts/sender-health/output";
import { siteTextOutput } from "@before-ten/contracts/site/output";
import { readHistoryColumns } from "@before-ten/db/queries/history/history-columns";
import { createdWebhookOutput } from "@before-ten/contracts/webhooks/output";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";

const { db, close } = await createTestDatabase();
afterAll(close);

const answers: Readonly<Record<HistoryKind, z.ZodType>> = {
  event: publicEventOutput,
  series: publicSeriesOutput,
  album: adminAlbumOutput,
  post: adminPostOutput,
  page: adminPageOutput,
  venue: adminVenueOutput,
  campaign: campaignOutput,
  subscriber: adminSubscriberWithHistoryOutput,
  message: adminContactMessageOutput,
  review: reviewOutput,
  reply: messageReplyOutput,
  user: accountUserOutput,
  invitation: invitationOutput,
  passkey: passkeyOutput,
  key: apiKeyOutput,
  webhook: createdWebhookOutput,
  text: siteTextOutput,
  override: senderHealthOutput.shape.override.unwrap(),
  setting: z.object({}),
};

/** Fields shown in the history but in no answer. */
const inNoAnswer = [
  "event.announcedAt",
  "event.dayNoticeFor",
  "event.seriesOwnFields",
  "campaign.resumedAt",
  "reply.contactMessageId",
  "user.emailVerifiedAt",
  "passkey.userId",
  "setting.value",
];

function isAnswered(answer: z.ZodType, name: string): boolean {
  let field: unknown = answer;
  for (const part of name.split(".")) {
    while (field instanceof z.ZodNullable || field instanceof z.ZodOptional) field = field.unwrap();
    if (!(field instanceof z.ZodObject)) return false;
    field = field.shape[part];
  }
  return field !== undefined;
}

it("every field that the history keeps is called as the API's answers call it", async () => {
  const written = await readHistoryColumns(db);
  expect(written.map(({ kind }) => kind).toSorted()).toEqual(historyKinds.toSorted());
  const others = written.flatMap(({ kind, columns }) =>
    columns
      .map((column) => historyFieldName(kind, column))
      .filter((name) => !isAnswered(answers[kind], name))
      .map((name) => `${kind}.${name}`),
  );
  expect(others.toSorted()).toEqual(inNoAnswer.toSorted());
});

it("people read the same names as words", () => {
  expect(fieldLabel(historyFieldName("event", "event_name"))).toBe("Event name");
  expect(fieldLabel(historyFieldName("event", "take_down_at"))).toBe("Take down at");
  expect(fieldLabel(historyFieldName("post", "slug"))).toBe("Address");
});
