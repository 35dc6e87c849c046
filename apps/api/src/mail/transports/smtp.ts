import { brand } from "@before-ten/contracts/shared/brand";
import { createTransport } from "nodemailer";
import { judgeRejection } from "../rejections/judge-rejection.ts";
import {
  type Mailer,
  MailRefused,
  MailServerUnusable,
  RecipientRefused,
  SenderRefused,
  calendarPart,
} from "../mailer.ts";
import { smtpOptions } from "./smtp-options.ts";

/** Idle time after which we close a connection, before the server does. */
const idleTimeoutMs = 20_000;

interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps:`. */
  url: string;
  from: string;
  /** Connections kept open between mails, and so the number of mails sent at once. */
  maxConnections: number;
}

/** Sends by SMTP. Requires TLS, at once or by STARTTLS, except to a server on this machine. */
export function createSmtpMailer({ url, from, maxConnections }: SmtpSettings): Mailer {
  const { isLocal: _isLocal, ...server } = smtpOptions(url);
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections,
    idleTimeout: idleTimeoutMs,
    // A mail's texts come from visitors: nothing in them may refer to a file or an address to
    // fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, senderName = brand.name, senderAddress = from, calendar, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          ...calendarPart(calendar),
          from: { name: senderName, address: senderAddress },
          to,
          envelope: { from, to: [to] },
        });
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Nodemailer's codes for errors before a mail is being sent. */
const serverErrors = new Set([
  "ECONNECTION",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EPROTOCOL",
  "EAUTH",
  "ENOAUTH",
]);

interface SmtpError {
  code: string;
  /** Node's or OpenSSL's code of the error. */
  originalCode: string;
  command: string;
  /** SMTP's reply code; 0 without a reply. */
  status: number;
  answer: string;
}

function explain(error: unknown): unknown {
  const smtpError = readSmtpError(error);
  if (smtpError === undefined) return error;
  const { code, command, status } = smtpError;
  if ((command === "RCPT TO" || command === "DATA") && status >= 500) {
    const { kind, isBlocked } = judgeRejection("", smtpError.answer);
    const Refused = kind === "hard" ? RecipientRefused : isBlocked ? SenderRefused : MailRefused;
    return new Refused("The mail was refused", { cause: error });
  }
  if (serverErrors.has(code) || isAboutSender(smtpError)) {
    return new MailServerUnusable(sentenceFor(smtpError), { cause: error });
  }
  return error;
}

function readSmtpError(error: unknown): SmtpError | undefined {
  if (!(error instanceof Error)) return undefined;
  const read = (name: string): unknown => Reflect.get(error, name);
  const status = read("responseCode");
  const text = (name: string): string => {
    const value = read(name);
    return typeof value === "string" ? value : "";
  };
  return {
    code: text("code"),
    originalCode: text("originalCode"),
    command: text("command"),
    status: typeof status === "number" ? status : 0,
    answer: text("response"),
  };
}

/** Words the error for the log, without the server's own sentence, which quotes addresses. */
function sentenceFor(smtpError: SmtpError): string {
  const { code, originalCode, status } = smtpError;
  if (code === "EAUTH") return "The mail server refuses the user or the password in SMTP_URL.";
  if (isAboutSender(smtpError)) return "The mail server refuses the sender in MAIL_FROM.";
  if (code === "ETLS" && status > 0) {
    return "The mail server offers no STARTTLS, and mails go out encrypted only: name another server in SMTP_URL, or its TLS port with smtps://.";
  }
  if (code === "ETLS" || /CERT|SIGNATURE|SSL|TLS/.test(originalCode)) {
    return "No TLS with the mail server: is its certificate valid for its name?";
  }
  return "The mail server can't be reached.";
}

function isAboutSender({ code, command }: SmtpError): boolean {
  return code === "EENVELOPE" && command === "MAIL FROM";
}
