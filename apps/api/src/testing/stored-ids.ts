import { randomUUID } from "node:crypto";
import type { Db } from "@before-ten/db/client";
import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeSeries } from "@before-ten/db/testing/stored-series";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSentCampaign } from "@before-ten/db/testing/stored-sent-campaign";
import { storeTicketPage } from "@before-ten/db/testing/stored-ticket-page";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { madeKey } from "./made-key.ts";
import { storeUser } from "./signed-in.ts";
import type { Deps } from "../deps.ts";

export type StoreTools = Pick<Deps, "db" | "clock" | "mailQueue" | "accountOwners">;

/**
 * Stores what the `id` of a feature's procedures names, by feature; or of one procedure, where that
 * demands more of it.
 */
const stores: Record<string, (tools: StoreTools) => Promise<string>> = {
  events: ({ db }) => storeEvent(db),
  // One that can be waited for.
  alerts: ({ db }) => storeEvent(db, { availability: "sold-out" }),
  campaignReports: ({ db }) => storeSentCampaign(db),
  posts: ({ db }) => storePost(db),
  series: async ({ db }) => (await storeSeries(db)).id,
  newsletter: ({ db }) => storeSubscriber(db, { email: newAddress() }),
  campaigns: ({ db }) => storeCampaign(db),
  "campaigns.send": async ({ db }) => {
    await storeSubscriber(db, { email: newAddress() });
    return storeCampaign(db);
  },
  "campaigns.cancel": ({ db }) => storeCampaign(db, { status: "paused" }),
  "campaigns.pause": ({ db }) => storeCampaign(db, { status: "sending" }),
  "campaigns.resume": ({ db }) => storeCampaign(db, { status: "paused" }),
  sentMail: ({ db }) => storeSentCampaign(db),
  contact: ({ db, clock }) => storeMessage(db, clock.now()),
  apiKeys: async (tools) => (await madeKey(tools, { scopes: ["read"] })).id,
  ticketPages: ({ db, clock }) => storeTicketPage(db, clock.now()),
  users: async (tools) => (await storeUser(tools)).id,
};

/** Stores one of what the procedure's `id` names. */
export async function storeIdFor(procedure: string, tools: StoreTools): Promise<string> {
  const store = stores[procedure] ?? stores[procedure.split(".", 1).join()];
  if (store === undefined) throw new Error(`Say here how to store what ${procedure} finds by id`);
  return store(tools);
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

function newAddress(): string {
  return `${randomUUID()}@mail.example`;
}
