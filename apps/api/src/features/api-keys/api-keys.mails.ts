import { brand } from "@before-ten/contracts/shared/brand";
import { findApiKey } from "@before-ten/db/queries/api-keys/api-keys";
import { z } from "zod";
import type { NoticeReader } from "../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../mail/account-notice.ts";
import type { Mail } from "../../mail/mailer.ts";
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

interface MadeKey extends NoticeFacts {
  /** Undefined: it was revoked meanwhile. */
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
