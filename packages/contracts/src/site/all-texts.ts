import type { AnyTexts, TextDefault } from "./define-texts.ts";
import * as about from "./texts/about.ts";
import * as brand from "./texts/brand.ts";
import * as consent from "./texts/consent.ts";
import * as embed from "./texts/embed.ts";
import * as feeds from "./texts/feeds.ts";
import * as accountNotices from "./texts/mails/account-notices.ts";
import * as accountMails from "./texts/mails/account.ts";
import * as adminMails from "./texts/mails/admins.ts";
import * as alertMails from "./texts/mails/alerts.ts";
import * as apiKeyMails from "./texts/mails/api-keys.ts";
import * as campaignMails from "./texts/mails/campaigns.ts";
import * as mailCards from "./texts/mails/cards.ts";
import * as contactReplies from "./texts/mails/contact-reply.ts";
import * as mailLayout from "./texts/mails/layout.ts";
import * as newsletterMails from "./texts/mails/newsletter.ts";
import * as shareImages from "./texts/share-images.ts";

/** All files with definitions, in the order in which admins see them. */
const files: readonly Readonly<Record<string, AnyTexts>>[] = [
  brand,
  about,
  consent,
  embed,
  feeds,
  shareImages,
  mailLayout,
  mailCards,
  newsletterMails,
  campaignMails,
  alertMails,
  contactReplies,
  accountMails,
  accountNotices,
  adminMails,
  apiKeyMails,
];

export const allTexts: readonly AnyTexts[] = files.flatMap((file) => Object.values(file));

interface TextPlace {
  key: string;
  /** The definition's label. */
  page: string;
  byDefault: TextDefault;
}

/** Every text by its key: `about.title`. */
export const textPlaces: ReadonlyMap<string, TextPlace> = new Map(
  allTexts.flatMap(({ name, label, defaults }) =>
    Object.entries(defaults).map(([text, byDefault]): [string, TextPlace] => {
      const key = `${name}.${text}`;
      return [key, { key, page: label, byDefault }];
    }),
  ),
);
