import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  /** Everybody the envelope names. */
  recipients: string[];
  sender: string;
  source: string;
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  close: () => Promise<void>;
}

interface MailServerOptions {
  port?: number;
  /** Answers a recipient with this SMTP status, and text, in place of taking it. */
  refuse?: (recipient: string) => number | { status: number; text: string } | undefined;
}

/** A real mail server on loopback that keeps what it gets. */
export async function startMailServer({
  port = 0,
  refuse,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const refusal = refuse?.(address);
      if (refusal === undefined) return done();
      const { status, text } =
        typeof refusal === "number"
          ? { status: refusal, text: `<${address}> is not welcome` }
          : refusal;
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
        });
        done();
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
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
