import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";

/** Mails that readers asked for, and can end. */
export type MailList = "newsletter" | "alerts";

/**
 * What a mail is to law and standards. A notice follows from what someone did; a personal mail is
 * one that a person wrote, or asked for in the admin area.
 */
export type MailNature = MailList | "notice" | "personal";

/** RFC 3834: programs that answer mails don't answer these. */
export const automaticHeaders = { "Auto-Submitted": "auto-generated" } as const;

interface ListFacts {
  publicUrl: string;
  leaveUrl: string;
  texts: TextReader;
}

export function listHeaders(list: MailList, { publicUrl, leaveUrl, texts }: ListFacts) {
  return {
    // RFC 2919: readers' filters recognize the list by this.
    "List-Id": `${texts(brandTexts).name} <${list}.${new URL(publicUrl).hostname}>`,
    // RFC 8058: mail programs show a button of their own, which posts to the same address.
    "List-Unsubscribe": `<${leaveUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
