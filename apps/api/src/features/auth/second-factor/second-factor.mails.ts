import type { TextsDefinition } from "@before-ten/contracts/site/define-texts";
import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import {
  passkeyAddedTexts,
  passkeyRemovedTexts,
  passwordChangedTexts,
  recoveryCodeUsedTexts,
  recoveryCodesMadeTexts,
  signInChangedTexts,
} from "@before-ten/contracts/site/texts/mails/account-notices";
import { z } from "zod";
import type { NoticeReader } from "../../../deps.ts";
import { type NoticeFacts, accountNoticeData, writeNotice } from "../../../mail/account-notice.ts";
import type { Mail } from "../../../mail/mailer.ts";
import { defineMail } from "../../../mail/mail-kind.ts";

const changes = [
  "password changed",
  "passkey added",
  "passkey removed",
  "recovery codes made",
  "recovery code used",
] as const;

export type AccountChange = (typeof changes)[number];

/** Notifies an account's owner of changes to their sign-in methods. */
export const accountChanged = defineMail({
  name: "account changed",
  priority: "high",
  nature: "notice",
  data: accountNoticeData.extend({
    change: z.enum(changes),
    /** The passkey's name, if it is about one. */
    passkey: z.string().optional(),
  }),
  async write({ db, site, siteTexts, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    const texts = await siteTexts.read();
    return reader && accountChangedMail(reader, { ...notice, publicUrl: site.publicUrl }, texts);
  },
});

interface ChangeWords extends Record<string, string> {
  subject: string;
  title: string;
  what: string;
  meaning: string;
}

const words: Readonly<Record<AccountChange, TextsDefinition<ChangeWords>>> = {
  "password changed": passwordChangedTexts,
  "passkey added": passkeyAddedTexts,
  "passkey removed": passkeyRemovedTexts,
  "recovery codes made": recoveryCodesMadeTexts,
  "recovery code used": recoveryCodeUsedTexts,
};

interface ChangedAccount extends NoticeFacts {
  change: AccountChange;
  passkey?: string | undefined;
}

export function accountChangedMail(
  reader: NoticeReader,
  { change, passkey, ...facts }: ChangedAccount,
  texts: TextReader = defaultTexts,
): Mail {
  const { passkey: passkeyLabel, afterwards, because } = texts(signInChangedTexts);
  return writeNotice(
    reader,
    {
      ...texts(words[change]),
      facts: passkey === undefined ? [] : [[passkeyLabel, passkey]],
      afterwards,
      because,
    },
    facts,
    texts,
  );
}
