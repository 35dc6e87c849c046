import { brand } from "@before-ten/contracts/brand";
import { z } from "zod";
import type { Mail } from "../../adapters/mailer.ts";
import { writeMail } from "../../emails/mail-body.ts";
import { defineMail } from "../../jobs/mail-kind.ts";
import { writeAuthLink } from "./auth-links.ts";

const linkData = z.object({ linkId: z.uuid() });

export const passwordReset = defineMail({
  name: "password reset",
  priority: "high",
  data: linkData,
  async write(deps, { linkId }) {
    const link = await writeAuthLink(deps, "reset_password", linkId);
    return link && passwordResetMail(link.to, link.url);
  },
});

export const emailVerification = defineMail({
  name: "email verification",
  priority: "high",
  data: linkData,
  async write(deps, { linkId }) {
    const link = await writeAuthLink(deps, "verify_email", linkId);
    return link && verificationMail(link.to, link.url);
  },
});

export function passwordResetMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Choose a new password for ${brand.name}`,
    ...writeMail({
      preview: "The link works once, within an hour. If it wasn't you, do nothing.",
      title: "Choose a new password",
      blocks: [
        {
          text: "It happens to all of us: somebody, hopefully you, forgot the password of the account with this address. Choose a new one, and you are back in.",
        },
        { action: "Choose a new password", url },
        {
          text: "The link works once, within an hour. With the new password, every device that is signed in now has to sign in again.",
        },
      ],
      footer: [
        { text: "You get this mail because a new password was asked for with this address." },
        { text: "If it wasn't you, do nothing: your password stays as it is." },
        { text: "Asked more than once? Only the link in the newest mail works." },
      ],
    }),
  };
}

export function verificationMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Please confirm your address for ${brand.name}`,
    ...writeMail({
      preview: "One click, and we know that our mails reach you.",
      title: "Is this your address?",
      blocks: [
        {
          text: "An account with us was given this address. Tell us that it is yours, and we know that our mails reach you.",
        },
        { action: "Yes, it is mine", url },
        { text: "The link works once, within three days." },
      ],
      footer: [
        { text: "You get this mail because this address was entered for an account with us." },
        { text: "If it isn't your account, do nothing: the address stays unconfirmed." },
        { text: "Too late for the link? Choosing a new password confirms your address too." },
      ],
    }),
  };
}
