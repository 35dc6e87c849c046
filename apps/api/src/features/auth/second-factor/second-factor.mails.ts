import { brand } from "@before-ten/contracts/shared/brand";
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
  data: accountNoticeData.extend({
    change: z.enum(changes),
    /** The passkey's name, if it is about one. */
    passkey: z.string().optional(),
  }),
  async write({ db, site, accountOwners }, notice) {
    const reader = await accountOwners.findReader(db, notice);
    return reader && accountChangedMail(reader, { ...notice, publicUrl: site.publicUrl });
  },
});

const words: Record<
  AccountChange,
  { subject: string; title: string; what: string; meaning: string }
> = {
  "password changed": {
    subject: `Your ${brand.name} account has a new password`,
    title: "Your password was changed",
    what: "The password of your account was changed.",
    meaning: "Everybody else who was signed in to your account is signed out.",
  },
  "passkey added": {
    subject: `A new passkey for your ${brand.name} account`,
    title: "A passkey was added",
    what: "A passkey was added to your account.",
    meaning: "Whoever has it can sign in to your account with it.",
  },
  "passkey removed": {
    subject: `A passkey was removed from your ${brand.name} account`,
    title: "A passkey was removed",
    what: "A passkey was removed from your account.",
    meaning: "It can't be used to sign in any more.",
  },
  "recovery codes made": {
    subject: `New recovery codes for your ${brand.name} account`,
    title: "You have new recovery codes",
    what: "New recovery codes were made for your account.",
    meaning: "The codes you had before don't work any more.",
  },
  "recovery code used": {
    subject: `A recovery code of your ${brand.name} account was used`,
    title: "Somebody signed in with a recovery code",
    what: "A recovery code was used to sign in to your account.",
    meaning: "It won't work again.",
  },
};

interface ChangedAccount extends NoticeFacts {
  change: AccountChange;
  passkey?: string | undefined;
}

export function accountChangedMail(
  reader: NoticeReader,
  { change, passkey, ...facts }: ChangedAccount,
): Mail {
  return writeNotice(
    reader,
    {
      ...words[change],
      facts: passkey === undefined ? [] : [["Passkey", passkey]],
      afterwards:
        "Then look under Security for passkeys that aren't yours; if one of them keeps you out, whoever runs the server can remove it.",
      because:
        "You are getting this email because the way you sign in to your account has changed.",
    },
    facts,
  );
}
