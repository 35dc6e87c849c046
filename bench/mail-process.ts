import { once } from "node:events";
import { createDatabase } from "@before-ten/db/client";
import { createSmtpMailer } from "../apps/api/src/mail/transports/smtp.ts";
import { systemClock } from "../apps/api/src/cli/system-clock.ts";
import { accountOwners } from "../apps/api/src/features/auth/account-owners.ts";
import { nextParties } from "../apps/api/src/features/campaigns/content/next-parties.ts";
import { sendPasswordReset } from "../apps/api/src/features/auth/password-reset.service.ts";
import { deliverMails, mailsAtOnce } from "../apps/api/src/mail/deliver-mails.ts";
import { mailKinds } from "../apps/api/src/registry/mail-kinds.ts";
import { openMailQueue } from "../apps/api/src/mail/mail-queue.ts";
import {
  answerPasswordResets,
  openPasswordResetQueue,
} from "../apps/api/src/features/auth/password-reset-queue.ts";

/** A server process as far as mails go, for `bench/mails.ts`: delivers until it is told to stop. */

const [connectionString = "", url = ""] = process.argv.slice(2);
const db = createDatabase({ connectionString });
const secret = Buffer.from("a secret of the benchmark, 32 long");
const mailQueue = await openMailQueue(db, { domain: "club.example", onError: console.error });
const deps = {
  db,
  clock: systemClock,
  mailQueue,
  accountOwners,
  nextParties,
  linkSecret: secret,
  countingSecret: secret,
  site: {
    publicUrl: "https://club.example",
    contactTo: "team@club.example",
    newsletterDoubleOptIn: false,
  },
};
const mailer = createSmtpMailer({ url, from: "hello@club.example", maxConnections: mailsAtOnce });
await openPasswordResetQueue(mailQueue);
process.send?.("ready");
await once(process, "message");
await answerPasswordResets(mailQueue, (email) => sendPasswordReset(deps, email));
await deliverMails(deps, mailQueue, {
  kinds: mailKinds,
  mailer,
  log: { info: () => undefined, warn: console.error, error: console.error },
  outages: { takes: () => false },
});
await once(process, "message");
await mailQueue.close();
mailer.close();
await db.destroy();
process.disconnect();
