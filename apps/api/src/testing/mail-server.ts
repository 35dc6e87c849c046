import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  /** All recipients in the envelope. */
  recipients: string[];
  sender: string;
  source: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Number of connections so far. */
  connections: () => number;
  close: () => Promise<void>;
}

interface MailServerOptions {
  port?: number;
  /** TLS with a self-signed certificate: offered after the greeting, or from the first byte. */
  tls?: "starttls" | "smtps";
  /** Its own, in PEM. */
  certificate?: { key?: string; cert?: string };
  /** Max connections at once; further ones are refused. */
  maxClients?: number;
  /** Delay before it accepts a mail to this recipient. */
  delayMs?: (recipient: string) => number;
  /** Answers a recipient with this SMTP status and text instead of accepting it. */
  refuse?: (recipient: string) => number | { status: number; text: string } | undefined;
}

/** A real mail server on loopback that keeps the mails it gets. */
export async function startMailServer({
  port = 0,
  tls,
  certificate = {},
  refuse,
  delayMs = () => 0,
  maxClients = Number.POSITIVE_INFINITY,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    // Clients keep their connections open: those are ended with a 421.
    closeTimeout: 100,
    maxClients,
    secure: tls === "smtps",
    ...certificate,
    disabledCommands: tls === "starttls" ? ["AUTH"] : ["AUTH", "STARTTLS"],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      const answer = refuse?.(address);
      if (answer === undefined) return done();
      const { status, text } =
        typeof answer === "number"
          ? { status: answer, text: `<${address}>: user unknown` }
          : answer;
      done(Object.assign(new Error(text), { responseCode: status }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          sender: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          source: Buffer.concat(chunks).toString(),
          at: Date.now(),
        });
        setTimeout(done, delayMs(envelope.rcptTo[0]?.address ?? ""));
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const actualPort = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `${tls === "smtps" ? "smtps" : "smtp"}://127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
