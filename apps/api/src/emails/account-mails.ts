import { brand } from "@before-ten/contracts/brand";
import type { Mail } from "../jobs/mail-queue.ts";
import { writeMail } from "./mail-body.ts";

export function passwordResetMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Choose a new password for ${brand.name}`,
    ...writeMail({
      title: "Choose a new password",
      blocks: [
        { text: "Somebody, hopefully you, forgot the password of the account with this address." },
        { action: "Choose a new password", url },
      ],
      footer: [
        {
          text: "The link works once, within an hour. If it wasn't you, do nothing: your password stays as it is.",
        },
      ],
    }),
  };
}

export function verificationMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Please confirm your address for ${brand.name}`,
    ...writeMail({
      title: "Is this your address?",
      blocks: [
        { text: "An account with us was given this address." },
        { action: "Yes, it is mine", url },
      ],
      footer: [
        { text: "The link works once, within three days. If it isn't your account, do nothing." },
      ],
    }),
  };
}
