import { brand } from "@before-ten/contracts/brand";
import { createTransport } from "nodemailer";
import { type Mailer, MailRefused, RecipientRefused } from "./mailer.ts";

const connectTimeoutMs = 10_000;
const answerTimeoutMs = 30_000;

/** Sends through the server of `url`: `smtp://user:password@host:587`, or `smtps:`. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    // A mail's texts come from visitors: nothing in them may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: brand.name, address: from },
          to,
          envelope: { from, to: [to] },
        });
      } catch (error) {
        const refusal = readRefusal(error);
        if (refusal === undefined) throw error;
        const Refused = isAboutAddress(refusal) ? RecipientRefused : MailRefused;
        throw new Refused("The mail was refused", { cause: error });
      }
    },
  };
}

interface Refusal {
  command: "RCPT TO" | "DATA";
  answer: string;
}

/** 5xx to the recipient or the mail itself. A refused login or sender is our setting's fault: the mail waits until it is mended. */
function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return;
  const { responseCode, command } = error;
  if (typeof responseCode !== "number" || responseCode < 500) return;
  if (command !== "RCPT TO" && command !== "DATA") return;
  const answer = "response" in error && typeof error.response === "string" ? error.response : "";
  return { command, answer };
}

/** RFC 3463: x.7.x is policy. Whoever is asked to relay, or has us on a block list, refuses everybody, not this address. */
function isAboutAddress({ command, answer }: Refusal): boolean {
  return command === "RCPT TO" && !/^\d{3}[ -]5\.7\.\d/.test(answer);
}
