import { isLoopback } from "../../http/client/loopback.ts";

const connectTimeoutMs = 10_000;
const answerTimeoutMs = 30_000;

/**
 * How to reach the mail server: with TLS, except on this machine. Reads only host, port and
 * credentials: Nodemailer's options in a URL could override ours.
 */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isLocal = isLoopback(hostname);
  return {
    isLocal,
    host: hostname.replaceAll(/[[\]]/g, ""),
    secure: protocol === "smtps:",
    ...(port !== "" && { port: Number(port) }),
    ...(username !== "" && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    requireTLS: !isLocal,
    // A local mail server has a self-signed certificate, and no one can intercept the connection.
    tls: { rejectUnauthorized: !isLocal },
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
  };
}
