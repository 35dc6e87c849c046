import { simpleParser } from "mailparser";
import { expect, it, onTestFinished } from "vitest";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { MailServerUnusable } from "../mailer.ts";
import { createSmtpMailer } from "./smtp.ts";

const mail = {
  messageId: "<one@club.example>",
  to: "ana@mail.example",
  subject: "Hello",
  text: "As text",
  html: "<p>As HTML</p>",
};

async function start(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  onTestFinished(server.close);
  return server;
}

function mailerTo(url: string, maxConnections = 2) {
  const mailer = createSmtpMailer({ url, from: "hello@club.example", maxConnections });
  onTestFinished(() => mailer.close());
  return mailer;
}

/** This machine by an address that isn't loopback. */
const elsewhere = ({ url }: MailServer) => url.replace("127.0.0.1", "0.0.0.0");

it("hands nothing over unencrypted to another machine, and says why", async () => {
  const server = await start();
  const sent = mailerTo(elsewhere(server)).send(mail);
  await expect(sent).rejects.toBeInstanceOf(MailServerUnusable);
  await expect(sent).rejects.toThrow("The mail server offers no STARTTLS");
  expect(server.received).toEqual([]);
});

it.each(["starttls", "smtps"] as const)(
  "refuses a self-signed certificate of another machine with %s",
  async (tls) => {
    const server = await start({ tls });
    const sent = mailerTo(elsewhere(server)).send(mail);
    await expect(sent).rejects.toThrow("is its certificate valid for its name?");
    expect(server.received).toEqual([]);
  },
);

it.each([undefined, "starttls", "smtps"] as const)(
  "takes a mail server on the same machine as it is, with %s",
  async (tls) => {
    const server = await start(tls ? { tls } : {});
    await mailerTo(server.url).send(mail);
    await mailerTo(server.url.replace("127.0.0.1", "localhost")).send(mail);
    expect(server.received).toHaveLength(2);
  },
);

it("shows the club's own sender, and undeliverable mail still returns to the setting's", async () => {
  const server = await start();
  const senders = { senderName: "The door", senderAddress: "door@club.example" };
  await mailerTo(server.url).send({ ...mail, ...senders });
  await mailerTo(server.url).send({ ...mail, senderAddress: undefined });
  const [own, byDefault] = server.received;
  expect(own?.sender).toBe("hello@club.example");
  expect(own?.source).toContain("From: The door <door@club.example>");
  expect(byDefault?.source).toContain("From: Before Ten <hello@club.example>");
});

it("sends a calendar entry as an alternative that mail programs act on, and as a file", async () => {
  const server = await start();
  const content = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
  await mailerTo(server.url).send({ ...mail, calendar: { method: "CANCEL", content } });
  const { attachments, text, html } = await simpleParser(server.received[0]?.source ?? "");
  expect(text?.trim()).toBe("As text");
  expect(html).toBe("<p>As HTML</p>");
  expect(server.received[0]?.source).toContain("text/calendar; charset=utf-8; method=CANCEL");
  const read = attachments.map(({ contentType, filename, content: found }) => ({
    contentType,
    filename,
    text: found.toString(),
  }));
  expect(read).toContainEqual({ contentType: "text/calendar", filename: undefined, text: content });
  expect(read).toContainEqual(expect.objectContaining({ filename: "party.ics", text: content }));
});

it("can't be told by the address to go without encryption", async () => {
  const server = await start();
  const url = `${elsewhere(server)}?requireTLS=false&ignoreTLS=true&opportunisticTLS=true`;
  await expect(mailerTo(url).send(mail)).rejects.toThrow("offers no STARTTLS");
  expect(server.received).toEqual([]);
});

it("keeps its connections from mail to mail", async () => {
  const server = await start();
  const mailer = mailerTo(server.url);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
  }
  expect(server.received).toHaveLength(10);
  expect(server.connections()).toBe(2);
});

it("continues after the server has dropped its connections", async () => {
  const server = await start();
  const mailer = mailerTo(server.url);
  await mailer.send(mail);
  await server.close();
  const again = await start({ port: server.port });
  await mailer.send(mail);
  expect(again.received).toHaveLength(1);
});

/** Looking up a name takes some seconds if no name server answers. */
const lookUpTimeoutMs = 30_000;

it.each([
  ["smtp://127.0.0.1:1", "The mail server can't be reached."],
  ["smtp://no-such-host.invalid", "The mail server can't be reached."],
])(
  "says of %s that it can't be reached",
  async (url, sentence) => {
    await expect(mailerTo(url).send(mail)).rejects.toThrow(sentence);
  },
  lookUpTimeoutMs,
);
