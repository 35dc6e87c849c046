import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  apiKeyLostTexts,
  apiKeyMadeTexts,
  apiKeyRevokedTexts,
} from "@before-ten/contracts/site/texts/mails/api-keys";
import { findApiKey } from "@before-ten/db/queries/api-keys/api-keys";
import { findUser } from "@before-ten/db/queries/auth/users";
import { z } from "zod";
import type { NoticeReader } from "../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../mail/account-notice.ts";
import type { Mail } from "../../mail/mailer.ts";
import { mailTo } from "../../mail/layout/mail-body.ts";
import { defineMail } from "../../mail/mail-kind.ts";

export const apiKeyMade = defineMail({
  name: "API key made",
  priority: "high",
  nature: "notice",
  data: accountNoticeData.extend({ keyId: z.uuid() }),
  async write({ db, site: { publicUrl }, siteTexts, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    if (reader === undefined) return undefined;
    const key = await findApiKey(db, notice.keyId);
    return apiKeyMadeMail(reader, { ...notice, key, publicUrl }, await siteTexts.read());
  },
});

const revokedKey = { keyName: z.string(), keyHint: z.string() };

/** Sent to the admin who revoked a key. */
export const apiKeyRevoked = defineMail({
  name: "API key revoked",
  priority: "high",
  nature: "notice",
  data: accountNoticeData.extend(revokedKey),
  async write({ db, site: { publicUrl }, siteTexts, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    return reader && apiKeyRevokedMail(reader, { ...notice, publicUrl }, await siteTexts.read());
  },
});

/** Sent to the key's maker if another admin revoked it. */
export const apiKeyLost = defineMail({
  name: "API key lost",
  priority: "high",
  nature: "notice",
  data: z.object({ ...revokedKey, userId: z.uuid(), revokerId: z.uuid() }),
  async write({ db, site: { publicUrl }, siteTexts }, { userId, revokerId, ...key }) {
    const maker = await findUser(db, userId);
    if (maker === undefined) return undefined;
    const texts = await siteTexts.read();
    const revokedBy = (await findUser(db, revokerId))?.name ?? texts(apiKeyLostTexts).someOwner;
    return apiKeyLostMail(maker.email, { ...key, revokedBy, publicUrl }, texts);
  },
});

interface RevokedKey {
  keyName: string;
  keyHint: string;
}

interface MadeKey extends NoticeFacts {
  /** Undefined if it was revoked meanwhile. */
  key: { name: string; hint: string } | undefined;
}

export function apiKeyMadeMail(
  reader: NoticeReader,
  { key, ...facts }: MadeKey,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(apiKeyMadeTexts);
  return writeNotice(
    reader,
    {
      ...words,
      facts: [
        [words.name, key?.name ?? words.gone],
        ...(key ? [[words.key, `${key.hint}…`] as const] : []),
      ],
    },
    facts,
    texts,
  );
}

export function apiKeyRevokedMail(
  reader: NoticeReader,
  { keyName, keyHint, ...facts }: RevokedKey & NoticeFacts,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(apiKeyRevokedTexts);
  return writeNotice(
    reader,
    {
      ...words,
      facts: [
        [words.name, keyName],
        [words.key, `${keyHint}…`],
      ],
    },
    facts,
    texts,
  );
}

interface LostKey extends RevokedKey {
  revokedBy: string;
  publicUrl: string;
}

export function apiKeyLostMail(
  to: string,
  { keyName, keyHint, revokedBy: owner, publicUrl }: LostKey,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(apiKeyLostTexts);
  return mailTo(to, texts, {
    ...words,
    preview: words.preview({ owner }),
    blocks: [
      { text: words.text({ owner }) },
      {
        facts: [
          [words.name, keyName],
          [words.key, `${keyHint}…`],
        ],
      },
      { action: words.seeKeys, url: `${publicUrl}/admin/api-keys` },
    ],
    footer: [{ text: words.because }, { text: words.otherwise({ owner }) }],
  });
}
