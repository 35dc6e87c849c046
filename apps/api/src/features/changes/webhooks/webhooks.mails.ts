import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { webhookOffTexts } from "@before-ten/contracts/site/texts/mails/webhooks";
import { findUser } from "@before-ten/db/queries/auth/users";
import { z } from "zod";
import { mailTo } from "../../../mail/layout/mail-body.ts";
import { defineMail } from "../../../mail/mail-kind.ts";
import type { Mail } from "../../../mail/mailer.ts";

/** Sent to the admin who created a webhook, once it is off. */
export const webhookTurnedOff = defineMail({
  name: "webhook turned off",
  priority: "high",
  nature: "notice",
  data: z.object({ userId: z.uuid(), url: z.string(), reason: z.enum(["failing", "gone"]) }),
  async write({ db, site: { publicUrl }, siteTexts }, { userId, ...webhook }) {
    const maker = await findUser(db, userId);
    return maker && webhookOffMail(maker.email, { ...webhook, publicUrl }, await siteTexts.read());
  },
});

function webhookOffMail(
  to: string,
  { url, reason, publicUrl }: { url: string; reason: "failing" | "gone"; publicUrl: string },
  texts: TextReader,
): Mail {
  const words = texts(webhookOffTexts);
  return mailTo(to, texts, {
    ...words,
    blocks: [
      { text: reason === "gone" ? words.gone : words.failing },
      { facts: [[words.address, url]] },
      { text: words.waits },
      { action: words.see, url: `${publicUrl}/admin/webhooks` },
    ],
    footer: [{ text: words.because }],
  });
}
