import { brand } from "@before-ten/contracts/brand";
import { createTransport } from "nodemailer";
import { type Mailer, MailRefused } from "./mailer.ts";

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
        throw isRefusal(error) ? new MailRefused("The mail was refused", { cause: error }) : error;
      }
    },
  };
}

/** 5xx to the recipient or the mail itself. A refused login or sender is our setting's fault: the mail waits until it is mended. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error))
    return false;
  const { responseCode, command } = error;
  return (
    typeof responseCode === "number" &&
    responseCode >= 500 &&
    typeof command === "string" &&
    ["RCPT TO", "DATA"].includes(command)
  );
}
