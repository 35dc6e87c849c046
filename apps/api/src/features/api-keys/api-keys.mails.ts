import { brand } from "@before-ten/contracts/shared/brand";
import { findApiKey } from "@before-ten/db/queries/api-keys/api-keys";
import { findUser } from "@before-ten/db/queries/auth/users";
import { z } from "zod";
import type { NoticeReader } from "../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../mail/account-notice.ts";
import type { Mail } from "../../mail/mailer.ts";
import { writeMail } from "../../mail/layout/mail-body.ts";
import { defineMail } from "../../mail/mail-kind.ts";

export const apiKeyMade = defineMail({
  name: "API key made",
  priority: "high",
  data: accountNoticeData.extend({ keyId: z.uuid() }),
  async write({ db, site, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    if (reader === undefined) return undefined;
    const key = await findApiKey(db, notice.keyId);
    return apiKeyMadeMail(reader, { ...notice, key, publicUrl: site.publicUrl });
  },
});

const revokedKey = { keyName: z.string(), keyHint: z.string() };

/** Sent to the admin who revoked a key. */
export const apiKeyRevoked = defineMail({
  name: "API key revoked",
  priority: "high",
  data: accountNoticeData.extend(revokedKey),
  async write({ db, site, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    return reader && apiKeyRevokedMail(reader, { ...notice, publicUrl: site.publicUrl });
  },
});

/** Sent to the key's maker if another admin revoked it. */
export const apiKeyLost = defineMail({
  name: "API key lost",
  priority: "high",
  data: z.object({ ...revokedKey, userId: z.uuid(), revokerId: z.uuid() }),
  async write({ db, site: { publicUrl } }, { userId, revokerId, ...key }) {
    const maker = await findUser(db, userId);
    if (maker === undefined) return undefined;
    const revokedBy = (await findUser(db, revokerId))?.name ?? "An owner";
    return apiKeyLostMail(maker.email, { ...key, revokedBy, publicUrl });
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

export function apiKeyMadeMail(reader: NoticeReader, { key, ...facts }: MadeKey): Mail {
  return writeNotice(
    reader,
    {
      subject: `A new API key for ${brand.name}`,
      title: "You created an API key",
      what: "An API key was created from your account.",
      meaning: "Until it is revoked, anyone who has it can call our API.",
      facts: [
        ["Name", key?.name ?? "Already revoked"],
        ...(key ? [["Key", `${key.hint}…`] as const] : []),
      ],
      afterwards: "You can revoke the key straight after that.",
      because: "You are getting this email because an API key was created from your account.",
    },
    facts,
  );
}

export function apiKeyRevokedMail(
  reader: NoticeReader,
  { keyName, keyHint, ...facts }: RevokedKey & NoticeFacts,
): Mail {
  return writeNotice(
    reader,
    {
      subject: `An API key for ${brand.name} was revoked`,
      title: "You revoked an API key",
      what: "An API key was revoked with your account.",
      meaning: "Whatever called our API with it is refused from now on.",
      facts: [
        ["Name", keyName],
        ["Key", `${keyHint}…`],
      ],
      afterwards: "Right after it you can make another key, for whoever needs one.",
      because: "You are getting this email because an API key was revoked with your account.",
    },
    facts,
  );
}

export function apiKeyLostMail(
  to: string,
  { keyName, keyHint, revokedBy, publicUrl }: RevokedKey & { revokedBy: string; publicUrl: string },
): Mail {
  return {
    to,
    subject: `Your API key for ${brand.name} doesn't work any more`,
    ...writeMail({
      preview: `${revokedBy} has revoked an API key that you made.`,
      title: "Your API key was revoked",
      blocks: [
        {
          text: `${revokedBy} has revoked an API key that you made. Whatever called our API with it is refused from now on.`,
        },
        {
          facts: [
            ["Name", keyName],
            ["Key", `${keyHint}…`],
          ],
        },
        { action: "See the API keys", url: `${publicUrl}/admin/api-keys` },
      ],
      footer: [
        { text: "You are getting this email because you made this API key." },
        { text: `If you still need one, ask ${revokedBy}.` },
      ],
    }),
  };
}
