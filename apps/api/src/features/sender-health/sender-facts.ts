import type { SenderRate } from "@before-ten/contracts/sender-health/output";
import { z } from "zod";
import type { MailServerTls } from "../../mail/transports/check-mail-server.ts";

/**
 * What was found about the club as a sender. It crosses between processes and is stored, so it is
 * parsed. Null: the DNS didn't answer, or it can't be known.
 */

const evaluation = z.object({
  result: z.string(),
  /** `mailauth`'s words. */
  why: z.string(),
});

const signature = evaluation.extend({
  domain: z.string(),
  selector: z.string(),
  keyBits: z.number().nullable(),
  isRevoked: z.boolean(),
  isTesting: z.boolean(),
  isPartial: z.boolean(),
  signsOneClick: z.boolean(),
});

export type Signature = z.infer<typeof signature>;

/** A mail that was really sent, as it arrived. Nothing personal: it is stored. */
export const mailFacts = z.object({
  fromDomain: z.string(),
  /** To which undeliverable mail returns. Null: the mail didn't say. */
  envelopeDomain: z.string().nullable(),
  /** The public address that handed the mail to the reader's provider. */
  ip: z.string().nullable(),
  helo: z.string().nullable(),
  wasEncrypted: z.boolean().nullable(),
  signatures: z.array(signature),
  oneClick: z.enum(["good", "missing", "noPost", "noHttps"]),
  hasPostalAddress: z.boolean(),
});

export type MailFacts = z.infer<typeof mailFacts>;

const dnsFacts = z.object({
  spf: z.object({
    domain: z.string(),
    records: z.array(z.string()).nullable(),
    /** Evaluated for an address that no one can send from. */
    anyone: evaluation,
    server: evaluation.extend({ ip: z.string() }).nullable(),
  }),
  dmarc: z.object({
    domain: z.string(),
    records: z.array(z.string()).nullable(),
    policy: z.string().nullable(),
    /** Whether SPF or DKIM vouches for the domain; null without a mail or a record. */
    alignment: z.string().nullable(),
  }),
  reverse: z
    .object({
      ip: z.string(),
      names: z.array(z.string()).nullable(),
      isConfirmed: z.boolean().nullable(),
    })
    .nullable(),
});

export const lookedAtSender = z.object({ mail: mailFacts.nullable(), dns: dnsFacts });

export type LookedAtSender = z.infer<typeof lookedAtSender>;

export interface SenderFacts extends LookedAtSender {
  tls: MailServerTls;
  rates: readonly SenderRate[];
}
