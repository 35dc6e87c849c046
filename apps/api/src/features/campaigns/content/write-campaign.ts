import { textsOf } from "@before-ten/contracts/campaigns/blocks";
import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import type { CampaignContent } from "@before-ten/contracts/campaigns/input";
import { maxCampaignHtmlBytes } from "@before-ten/contracts/campaigns/rules";
import { maxPreferenceLength } from "@before-ten/contracts/newsletter/rules";
import { legalSender } from "@before-ten/contracts/site/legal-sender";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import { campaignMailTexts } from "@before-ten/contracts/site/texts/mails/campaigns";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { Deps } from "../../../deps.ts";
import { writeMail } from "../../../mail/layout/mail-body.ts";
import type { Block } from "../../../mail/layout/mail-content.ts";
import { type CampaignLink, collectLinks } from "./campaign-links.ts";
import {
  countFields,
  pixelSlot,
  preferencesSlot,
  senderSlot,
  unsubscribeSlot,
} from "./campaign-slots.ts";
import { eventCard, postCard } from "./content-cards.ts";
import { type WrittenMail, fillCampaign } from "./fill-campaign.ts";
import { mailImage } from "./mail-image.ts";
import { hasBrokenField, withFieldSlots, replaceFields } from "./personal-fields.ts";
import { type ResolvedBlock, resolveBlocks } from "./resolve-blocks.ts";
import { readRichText } from "./rich-text.ts";

interface WriteDeps extends Pick<Deps, "db" | "clock" | "site"> {
  /** Read before any transaction, as reading them may take a second connection. */
  texts?: TextReader | undefined;
}

/**
 * A campaign's mail as written once for all recipients; `fillCampaign` makes each recipient's from
 * it.
 */
export interface WrittenCampaign extends WrittenMail {
  links: CampaignLink[];
}

/**
 * Writes the mail from the current data.
 * @throws AppError BAD_REQUEST with a sentence, for content that can't be sent
 */
export async function writeCampaign(
  deps: WriteDeps,
  content: CampaignContent,
): Promise<WrittenCampaign> {
  const { written, errors } = await inspectCampaign(deps, content);
  const [error] = errors;
  if (error !== undefined) throw new AppError("BAD_REQUEST", error);
  return written;
}

interface InspectedCampaign {
  written: WrittenCampaign;
  /** Max size of the HTML that a recipient gets. */
  bytes: number;
  /** Sentences about why it can't be sent. */
  errors: string[];
  /** Sentences about what is left out. */
  notices: string[];
}

/** Writes the mail even if it has errors, and lists them. */
export async function inspectCampaign(
  { db, clock, site: { publicUrl }, texts = defaultTexts }: WriteDeps,
  content: CampaignContent,
): Promise<InspectedCampaign> {
  const now = clock.now();
  const { blocks: resolved, notices } = await resolveBlocks(db, now, content.blocks);
  const links = collectLinks({ publicUrl, campaign: await campaignName(content.subject) });
  const hasOwnHeading = resolved.some(({ kind }) => kind === "heading");
  const small = texts(campaignMailTexts);
  const sender = legalSender(texts);
  const mail = writeMail(
    {
      preview: withFieldSlots(content.previewText),
      title: withFieldSlots(content.subject),
      hasOwnHeading,
      blocks: mailBlocks(resolved, { publicUrl, links, now, texts }),
      footer: [
        { text: small.because },
        { action: small.choosePreferences, url: preferencesSlot },
        { action: small.unsubscribe, url: unsubscribeSlot },
      ],
      legalSender: sender && senderSlot(sender),
    },
    texts,
  );
  const written = {
    subject: content.subject,
    html: mail.html.replace("</body>", `${pixelSlot}</body>`),
    text: mail.text,
    links: links.all(),
  };
  const bytes = mostBytes(written, publicUrl);
  const blockTexts = content.blocks.map(textsOf);
  const personal = [
    content.subject,
    content.previewText,
    ...blockTexts.flatMap((each) => each.personal ?? []),
  ];
  const fixed = blockTexts.flatMap((each) => each.fixed ?? []);
  const errors = [
    ...(resolved.length === 0 ? [messages.empty] : []),
    ...(personal.some(hasBrokenField) ? [messages.brokenField] : []),
    ...(fixed.some((text) => text.includes("{{")) ? [messages.fieldPlace] : []),
    ...(links.areTooMany() ? [messages.tooManyLinks] : []),
    ...(bytes > maxCampaignHtmlBytes ? [messages.tooLarge(bytes)] : []),
  ];
  return { written, bytes, errors, notices };
}

interface BlockTools {
  publicUrl: string;
  links: ReturnType<typeof collectLinks>;
  now: Date;
  texts: TextReader;
}

/** The first heading is the mail's; without one, the subject is used. */
function mailBlocks(resolved: readonly ResolvedBlock[], tools: BlockTools): Block[] {
  const first = resolved.find(({ kind }) => kind === "heading");
  return resolved.flatMap((block) => mailBlock(block, block === first, tools));
}

function mailBlock(block: ResolvedBlock, isFirstHeading: boolean, tools: BlockTools): Block[] {
  const linkTo = (url: string) => tools.links.add({ url });
  switch (block.kind) {
    case "heading":
      return [{ heading: withFieldSlots(block.text), level: isFirstHeading ? 1 : 2 }];
    case "text":
      return [{ paragraphs: readRichText(block.text, linkTo) }];
    case "image": {
      const image = mailImage(block.image, { alt: block.alt, publicUrl: tools.publicUrl });
      const url = block.url === undefined ? undefined : linkTo(block.url);
      return image === undefined ? [] : [{ image, url }];
    }
    case "button":
      return [{ action: block.label, url: linkTo(block.url) }];
    case "divider":
      return [{ divider: true }];
    case "events":
      return block.rows.map((row) => ({ card: eventCard(row, tools) }));
    case "posts":
      return block.rows.map((row) => ({ card: postCard(row, tools) }));
  }
}

const maxCampaignNameLength = 80;

/** The value of `utm_campaign`: the subject without personal fields. */
async function campaignName(subject: string): Promise<string> {
  // Loaded lazily, because its letter tables take a while to build.
  const { default: slugify } = await import("@sindresorhus/slugify");
  const words = slugify(replaceFields(subject, ({ fallback }) => fallback));
  return words.slice(0, maxCampaignNameLength).replace(/-+$/, "") || "newsletter";
}

/** In characters: more than any signed link of ours. */
const signedLength = 60;
const signedTokenLength = 150;

/** Max size of a recipient's mail. */
function mostBytes({ subject, html, text }: WrittenMail, publicUrl: string): number {
  const withToken = publicUrl + "x".repeat(signedTokenLength);
  const { html: filled } = fillCampaign(
    { subject, html, text },
    {
      link: () => publicUrl + "x".repeat(signedLength),
      unsubscribeUrl: withToken,
      preferencesUrl: withToken,
      pixelUrl: withToken,
      preferences: {},
    },
  );
  return Buffer.byteLength(filled) + countFields(html) * maxPreferenceLength;
}
