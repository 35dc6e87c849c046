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
  /** Answers a recipient with this SMTP status in place of taking it. */
  refuse?: (recipient: string) => number | undefined;
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
      const status = refuse?.(address);
      if (status === undefined) done();
      else done(Object.assign(new Error(`<${address}> is not welcome`), { responseCode: status }));
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
