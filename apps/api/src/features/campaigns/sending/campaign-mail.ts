import { legalSender } from "@before-ten/contracts/site/legal-sender";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { findWrittenCampaign } from "@before-ten/db/queries/campaigns/campaign-sending";
import type { Deps } from "../../../deps.ts";
import { senderAddressOf } from "../../../mail/layout/mail-body.ts";
import { listHeaders } from "../../../mail/mail-nature.ts";
import type { OutgoingMail } from "../../../mail/mailer.ts";
import { clickUrl, openUrl } from "../clicks/click-link.ts";
import { fillCampaign } from "../content/fill-campaign.ts";

/** The links to unsubscribe or change preferences, provided by the newsletter feature. */
export interface SubscriberLinks {
  /** `recipientId` tells which mail they unsubscribed from. */
  unsubscribeUrl: (subscriberId: string, recipientId: string) => string;
  preferencesUrl: (subscriberId: string) => string;
}

type WrittenCampaign = NonNullable<Awaited<ReturnType<typeof findWrittenCampaign>>>;

/** More than are ever being sent at once. */
const mostWritten = 20;

/** Caches each campaign's written mail. */
export function createWrittenCampaigns(db: Deps["db"]) {
  const known = new Map<string, WrittenCampaign>();
  return async function find(campaignId: string): Promise<WrittenCampaign> {
    const found = known.get(campaignId) ?? (await findWrittenCampaign(db, campaignId));
    if (found === undefined) throw new Error("A campaign that is going out has no mail");
    if (known.size >= mostWritten) known.clear();
    known.set(campaignId, found);
    return found;
  };
}

interface Recipient {
  id: string;
  subscriberId: string;
  email: string;
  preferences: SubscriberPreferences;
  countries: readonly string[];
  campaignId: string;
  topic: string;
}

interface Mailing {
  site: Pick<Deps["site"], "publicUrl">;
  linkSecret: Buffer;
  subscriberLinks: SubscriberLinks;
  /** The domain of Message-IDs. */
  domain: string;
  texts: TextReader;
}

/** The mail of a recipient, identical for each attempt. */
export function campaignMail(
  written: WrittenCampaign,
  { id, subscriberId, email, preferences, ...recipient }: Recipient,
  { site: { publicUrl }, linkSecret, subscriberLinks, domain, texts }: Mailing,
): OutgoingMail {
  const signing = { publicUrl, linkSecret };
  const unsubscribeUrl = subscriberLinks.unsubscribeUrl(subscriberId, id);
  const filled = fillCampaign(written, {
    link: (number) => clickUrl(signing, id, number),
    unsubscribeUrl,
    preferencesUrl: subscriberLinks.preferencesUrl(subscriberId),
    pixelUrl: written.countsOpens ? openUrl(signing, id) : undefined,
    preferences,
    sender: legalSender(texts, recipient.countries[0]),
  });
  return {
    to: email,
    senderName: written.senderName,
    senderAddress: senderAddressOf(texts),
    subject: filled.subject,
    html: filled.html,
    text: filled.text,
    messageId: messageIdOf(id, domain),
    headers: {
      ...listHeaders("newsletter", { publicUrl, leaveUrl: unsubscribeUrl, texts }),
      // Gmail counts complaints by each part, and by the last one, which must be the club's.
      "Feedback-ID": `${recipient.campaignId}:${recipient.topic}:${feedbackSender(publicUrl)}`,
    },
  };
}

/** From 5 to 15 characters, as Google asks. */
function feedbackSender(publicUrl: string): string {
  return new URL(publicUrl).hostname
    .replace(/^www\./, "")
    .slice(0, 15)
    .padEnd(5, "-");
}

export function messageIdOf(recipientId: string, domain: string): string {
  return `<${recipientId}@${domain}>`;
}
