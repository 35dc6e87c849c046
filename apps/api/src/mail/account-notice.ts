import { type TextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import { accountNoticeTexts } from "@before-ten/contracts/site/texts/mails/account-notices";
import type { Db } from "@before-ten/db/client";
import { z } from "zod";
import type { Mail } from "./mailer.ts";
import type { Deps, NoticeReader } from "../deps.ts";
import { mailTo } from "./layout/mail-body.ts";
import type { Block } from "./layout/mail-content.ts";

/** Mails that tell account owners about changes a thief would make. */
export const accountNoticeData = z.object({
  userId: z.uuid(),
  /**
   * A link that undoes the change of address, in the mail to the former address, because the
   * current one may be a thief's.
   */
  undoLinkId: z.uuid().optional(),
  /** When it was done, in ISO 8601. */
  at: z.iso.datetime(),
  /** The origin of the call, in the words of `describeOrigin`. */
  origin: z.string(),
});

type AccountNotice = z.infer<typeof accountNoticeData>;

/** The admin who did it, and from where. */
export interface Maker {
  id: string;
  name: string;
  origin: string;
}

/** Runs in the caller's transaction. `enqueue` is called for each notified address. */
export async function tellOwner(
  { clock, accountOwners }: Pick<Deps, "clock" | "accountOwners">,
  trx: Db,
  { maker, enqueue }: { maker: Maker; enqueue: (notice: AccountNotice) => Promise<unknown> },
): Promise<void> {
  const at = clock.now();
  const notice = { userId: maker.id, at: at.toISOString(), origin: maker.origin };
  await enqueue(notice);
  for (const undoLinkId of await accountOwners.listUndoLinks(trx, maker.id, at)) {
    await enqueue({ ...notice, undoLinkId });
  }
}

interface NoticeWords {
  subject: string;
  title: string;
  /** What was done, in one sentence, and what it means. */
  what: string;
  meaning: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** What to do in the admin area after changing the password. */
  afterwards: string;
  because: string;
}

export interface NoticeFacts extends Pick<AccountNotice, "at" | "origin"> {
  publicUrl: string;
}

export function writeNotice(
  { to, isFormer }: NoticeReader,
  { subject, title, what, meaning, facts, afterwards, because }: NoticeWords,
  { at, origin, publicUrl }: NoticeFacts,
  texts: TextReader = defaultTexts,
): Mail {
  const words = texts(accountNoticeTexts);
  const remedy: Block[] = isFormer
    ? [{ text: words.wasNotYouAtFormerAddress({ afterwards }) }]
    : [
        { text: words.wasNotYou({ afterwards }) },
        {
          action: words.choosePassword,
          url: `${publicUrl}/forgot-password`,
          showsAddress: true,
        },
      ];
  return mailTo(to, texts, {
    subject,
    preview: words.preview({ what }),
    title,
    blocks: [
      { text: `${what} ${meaning}` },
      { facts: [...facts, [words.when, noticeTime(at)], [words.how, origin]] },
      ...remedy,
    ],
    footer: [{ text: because }, { text: words.wasYou }],
  });
}

/** `22 November 2026, 15:45 UTC`: the reader's time zone is unknown. */
function noticeTime(at: string): string {
  const time = new Date(at).toLocaleString("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return `${time.replace(" at ", ", ")} UTC`;
}
