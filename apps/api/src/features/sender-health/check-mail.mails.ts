import { checkMailSentences as words } from "@before-ten/contracts/sender-health/messages";
import { checkMailHeader } from "@before-ten/contracts/sender-health/rules";
import { readSenderHealth } from "@before-ten/db/queries/sender-health/sender-health";
import { z } from "zod";
import { listMailTo } from "../../mail/layout/mail-body.ts";
import { defineMail } from "../../mail/mail-kind.ts";

/** A mail like those of the newsletter, sent to see how it arrives. */
export const senderCheckMail = defineMail({
  name: "sender check",
  priority: "high",
  nature: "newsletter",
  /** Without a user it goes where undeliverable mail returns, from where it is read. */
  data: z.object({ userId: z.uuid().optional() }),
  async write({ db, site, siteTexts, accountOwners }, { userId }) {
    const { check_mail_id: id } = await readSenderHealth(db);
    const reader = userId === undefined ? undefined : { userId };
    const to = reader ? (await accountOwners.findReader(db, reader))?.to : site.mailFrom;
    if (id === null || to === undefined) return undefined;
    const unsubscribe = `${site.publicUrl}/unsubscribe`;
    const mail = listMailTo(to, await siteTexts.read(), {
      ...words,
      leaveUrl: unsubscribe,
      country: undefined,
      blocks: [{ text: words.text }, { text: words.todo }],
      footer: [{ text: words.because }, { action: words.unsubscribe, url: unsubscribe }],
    });
    return { ...mail, headers: { [checkMailHeader]: id } };
  },
});
