import { createTransport } from "nodemailer";
import { smtpOptions } from "./smtp-options.ts";

export type MailServerTls =
  | "good"
  | "local"
  | "none"
  | "expired"
  | "other-name"
  | "untrusted"
  | "unreachable";

/** Codes of Node and OpenSSL. */
const certificateErrors: Readonly<Record<string, MailServerTls>> = {
  CERT_HAS_EXPIRED: "expired",
  CERT_NOT_YET_VALID: "expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "other-name",
  CERT_SIGNATURE_FAILURE: "untrusted",
  DEPTH_ZERO_SELF_SIGNED_CERT: "untrusted",
  SELF_SIGNED_CERT_IN_CHAIN: "untrusted",
  UNABLE_TO_GET_ISSUER_CERT: "untrusted",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "untrusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "untrusted",
};

/** Connects as mails do, and says how it is encrypted. */
export async function checkMailServer(url: string): Promise<MailServerTls> {
  const { isLocal, ...options } = smtpOptions(url);
  if (isLocal) return "local";
  const transport = createTransport(options);
  try {
    await transport.verify();
    return "good";
  } catch (error) {
    return explain(error);
  } finally {
    transport.close();
  }
}

function explain(error: unknown): MailServerTls {
  if (!(error instanceof Error)) return "unreachable";
  const codes = [Reflect.get(error, "code"), Reflect.get(error, "originalCode")].map(String);
  for (const code of codes) {
    const state = certificateErrors[code];
    if (state !== undefined) return state;
  }
  // With a password refused, TLS has been agreed on already.
  if (codes.includes("EAUTH")) return "good";
  const hasAnswered = Number(Reflect.get(error, "responseCode")) > 0;
  return codes.includes("ETLS") && hasAnswered ? "none" : "unreachable";
}
