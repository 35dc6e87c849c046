import { randomUUID } from "node:crypto";
import type { Db } from "@before-ten/db/client";
import { insertInvitation } from "@before-ten/db/queries/auth/invitations";
import { insertCannedAnswer } from "@before-ten/db/queries/contact/canned-answers";
import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import { insertSeller } from "@before-ten/db/queries/orders/ticket-sellers";
import { insertPromoterLink } from "@before-ten/db/queries/promoter-links/promoter-links";
import { listOwnSessions } from "@before-ten/db/queries/auth/sessions";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { actAsJob } from "@before-ten/db/actor";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeAlbumRow } from "@before-ten/db/testing/stored-album";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { storeImport } from "@before-ten/db/testing/stored-import";
import { storeReview } from "@before-ten/db/testing/stored-review";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { storePasskey } from "@before-ten/db/testing/stored-passkey";
import { storePage } from "@before-ten/db/testing/stored-page";
import { storeVenue } from "@before-ten/db/testing/stored-venue";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeTicketPage } from "@before-ten/db/testing/stored-ticket-page";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { addDeliveries } from "@before-ten/db/queries/webhooks/deliveries";
import { storeWebhook } from "@before-ten/db/testing/stored-webhook";
import { storeSender } from "./known-sender.ts";
import { madeKey } from "./accounts/made-key.ts";
import { signedInAs, storeUser } from "./accounts/signed-in.ts";
import type { Deps } from "../deps.ts";

export type StoreTools = Pick<
  Deps,
  "db" | "clock" | "mailQueue" | "accountOwners" | "responseCache"
>;

/**
 * Stores what the `id` of a feature's procedures refers to, by feature; or for a single procedure
 * with special needs.
 */
const stores: Record<string, (tools: StoreTools) => Promise<string>> = {
  "editing.reportEvent": ({ db }) => storeEvent(db),
  "editing.reportAlbum": ({ db }) => storeEvent(db),
  "editing.reportMessage": ({ db, clock }) => storeMessage(db, clock.now()),
  "editing.reportPost": ({ db }) => storePost(db),
  "editing.reportCampaign": ({ db }) => storeCampaign(db),
  "editing.reportVenue": ({ db }) => storeVenue(db),
  "editing.reportPage": ({ db }) => storePage(db),
  events: ({ db }) => storeEvent(db),
  analytics: ({ db }) => storeEvent(db),
  // Its id is the event's.
  albums: async ({ db }) => (await storeAlbumRow(db)).eventId,
  // It has begun.
  door: ({ db, clock }) =>
    storeEvent(db, { startDay: clock.now().toISOString().slice(0, 10), startTime: "00:00" }),
  // One with alerts.
  alerts: ({ db }) => storeEvent(db, { availability: "sold-out" }),
  reviews: ({ db }) => storeReview(db),
  "reviews.listForEvent": ({ db }) => storeEvent(db),
  orders: ({ db }) => storeEvent(db),
  "orders.receive": storeSeller,
  "orders.rotate": storeSeller,
  "orders.disconnect": storeSeller,
  promoterLinks: async ({ db, clock }) => {
    const link = {
      eventId: await storeEvent(db),
      name: "Maria",
      code: randomUUID(),
      at: clock.now(),
    };
    return (await insertPromoterLink(db, link))?.id ?? "";
  },
  "promoterLinks.list": ({ db }) => storeEvent(db),
  "promoterLinks.create": ({ db }) => storeEvent(db),
  campaignReports: ({ db }) => storeSentCampaign(db),
  posts: ({ db }) => storePost(db),
  images: ({ db }) => storeImageRow(db),
  venues: ({ db }) => storeVenue(db),
  pages: ({ db }) => storePage(db),
  postPreviews: ({ db }) => storePost(db),
  pagePreviews: ({ db }) => storePage(db),
  series: async ({ db }) => (await storeSeries(db)).id,
  history: ({ db }) => storeChange(db),
  newsletter: ({ db }) => storeSubscriber(db, { email: newAddress() }),
  eventImports: ({ db }) => storeImport(db, { kind: "events" }),
  "eventImports.append": ({ db }) => storeImport(db, { kind: "events", state: "uploading" }),
  "eventImports.start": ({ db }) => storeImport(db, { kind: "events", state: "checked" }),
  "eventImports.undo": ({ db }) => storeImport(db, { kind: "events", state: "done" }),
  subscriberImports: ({ db }) => storeImport(db),
  "subscriberImports.append": ({ db }) => storeImport(db, { state: "uploading" }),
  "subscriberImports.start": ({ db }) => storeImport(db, { state: "checked" }),
  "subscriberImports.undo": ({ db }) => storeImport(db, { state: "done" }),
  campaigns: ({ db }) => storeCampaign(db),
  "campaigns.send": async (deps) => {
    const { db } = deps;
    await storeSender(deps);
    await storeSubscriber(db, { email: newAddress() });
    return storeCampaign(db);
  },
  "campaigns.cancel": ({ db }) => storeCampaign(db, { status: "paused" }),
  "campaigns.pause": ({ db }) => storeCampaign(db, { status: "sending" }),
  "campaigns.resume": ({ db }) => storeCampaign(db, { status: "paused" }),
  sentMail: ({ db }) => storeSentCampaign(db),
  contact: ({ db, clock }) => storeMessage(db, clock.now()),
  "contact.retryReply": ({ db, clock }) => storeFailedReply(db, clock.now()),
  cannedAnswers: ({ db, clock }) => storeCannedAnswer(db, clock.now()),
  webhooks: async ({ db, clock }) => {
    const { id } = await storeUser({ db, clock }, { role: "admin" });
    return storeWebhook(db, { createdBy: id, at: clock.now() });
  },
  "webhooks.replay": async ({ db, clock }) => {
    const { id: createdBy } = await storeUser({ db, clock }, { role: "admin" });
    const at = clock.now();
    const webhookId = await storeWebhook(db, { createdBy, at });
    const id = randomUUID();
    const delivery = { id, position: null, type: "webhook.test", entityId: null, body: "{}" };
    await addDeliveries(db, webhookId, { deliveries: [delivery], at });
    return id;
  },
  apiKeys: async (tools) => (await madeKey(tools, { scopes: ["read"] })).id,
  // Of another account: a test that needs the caller's own stores it.
  secondFactor: async (tools) => {
    const { id: userId } = await storeUser(tools, { role: "admin" });
    return storePasskey(tools.db, { userId, at: tools.clock.now() });
  },
  // As for a passkey.
  ownSessions: async (tools) => {
    const { user } = await signedInAs(tools, "user");
    const sessions = await listOwnSessions(tools.db, user.id, tools.clock.now());
    return sessions.map(({ public_id: id }) => id).join();
  },
  // With a unique link, because a look at a page is about all events that link to it.
  ticketPages: async ({ db, clock }) => {
    const redirectUrl = `https://tickets.example/${randomUUID()}`;
    return storeTicketPage(db, clock.now(), { eventId: await storeEvent(db, { redirectUrl }) });
  },
  invitations: async (tools) => {
    const invitedBy = (await storeUser(tools, { role: "admin" })).id;
    const at = tools.clock.now();
    const invitation = { email: newAddress(), adminRole: "editor", invitedBy, at } as const;
    return (await insertInvitation(tools.db, { ...invitation, expiresAt: at }))?.id ?? "";
  },
  "users.setRole": async (tools) => (await storeUser(tools, { role: "admin" })).id,
  "users.endAccess": async (tools) => (await storeUser(tools, { role: "admin" })).id,
  users: async (tools) => (await storeUser(tools)).id,
};

/** Stores an item for the procedure's `id`. */
export async function storeIdFor(procedure: string, tools: StoreTools): Promise<string> {
  const store = stores[procedure] ?? stores[procedure.split(".", 1).join()];
  if (store === undefined) throw new Error(`Say here how to store what ${procedure} finds by id`);
  return store(tools);
}

/** Of an event that still is as the change left it, and then isn't any more. */
async function storeChange(db: Db): Promise<string> {
  return actAsJob("test", async () => {
    const eventId = await storeEvent(db);
    const change = await db
      .selectFrom("history")
      .select("id")
      .where("entity_id", "=", eventId)
      .executeTakeFirstOrThrow();
    await db.updateTable("events").set({ featured: true }).where("id", "=", eventId).execute();
    return change.id;
  });
}

function storeMessage(db: Db, at: Date): Promise<string> {
  return insertContactMessage(db, {
    name: "Ana",
    email: newAddress(),
    subject: "Tickets",
    message: "Are there any left?",
    type: "general",
    at,
  });
}

/** Returns the reply's id. */
async function storeFailedReply(db: Db, at: Date): Promise<string> {
  const id = randomUUID();
  const messageId = await storeMessage(db, at);
  await db
    .insertInto("message_replies")
    .values({
      id,
      contact_message_id: messageId,
      author_name: "Bo",
      text: "There are.",
      mail_id: `<${id}@club.example>`,
      mail_state: "failed",
      created_at: at,
    })
    .execute();
  return id;
}

async function storeCannedAnswer(db: Db, at: Date): Promise<string> {
  const answer = { title: "Tables", text: "How many of you?", at };
  return (await insertCannedAnswer(db, answer)).id;
}

function newAddress(): string {
  return `${randomUUID()}@mail.example`;
}

async function storeSeller({ db, clock }: StoreTools): Promise<string> {
  const seller = {
    name: "Box office",
    kind: "other",
    sellerEventId: null,
    secret: "whsec_c2VjcmV0",
    soldBefore: 0,
  } as const;
  const eventId = await storeEvent(db);
  return (await insertSeller(db, { ...seller, eventId, at: clock.now() }))?.id ?? "";
}
