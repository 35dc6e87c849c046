import { expect, it } from "vitest";
import { insertSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { newsletterWelcome } from "../features/newsletter/newsletter.mails.ts";
import { startMailServer } from "../testing/mail-server.ts";
import {
  exampleKind,
  patience,
  startDelivery as start,
  startServer,
} from "../testing/mail-delivery.ts";

it("delivers a mail with its parts, headers and one recipient", async () => {
  const server = await startServer();
  const { write, stateOf, deliverTo } = await start();
  const id = await write("team@club.example");
  await deliverTo(server);
  await expect.poll(() => stateOf(id), patience).toBe("sent");

  expect(server.received).toHaveLength(1);
  const [{ recipients, sender, source } = { recipients: [], sender: "", source: "" }] =
    server.received;
  expect(recipients).toEqual(["team@club.example"]);
  expect(sender).toBe("hello@club.example");
  const headers = source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, " ");
  expect(headers).toMatch(/^From: Before Ten <hello@club\.example>$/m);
  expect(headers).toMatch(/^To: team@club\.example$/m);
  expect(headers).toMatch(/^Reply-To: .*<ana@mail\.example>$/m);
  expect(headers).toMatch(/^Message-ID: <[0-9a-f-]{36}@club\.example>$/m);
  expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(headers).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(headers).toMatch(
    /^List-Unsubscribe: <https:\/\/club\.example\/unsubscribe\?token=a{90}>$/m,
  );
  expect(source).toContain("Content-Type: text/plain; charset=utf-8");
  expect(source).toContain("As text");
  expect(source).toContain("Content-Type: text/html; charset=utf-8");
  expect(source).toContain("<p>As HTML</p>");
});

it("delivers both parts of a mail unchanged, in lines every server accepts", async () => {
  const server = await startServer();
  const { db, deps, queue, deliverTo } = await start();
  const consent = { at: deps.clock.now(), wording: "I agree", utmParams: {} };
  const stored = await insertSubscriber(db, "active", { email: "ana@mail.example", ...consent });
  const data = { subscriberId: stored?.id ?? "" };
  const welcome = await newsletterWelcome.write(deps, data);
  await queue.enqueue(db, newsletterWelcome, data);
  await deliverTo(server);
  await expect.poll(() => server.received.length, patience).toBe(1);

  const source = server.received[0]?.source ?? "";
  expect(Math.max(...source.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(quotedPart(source, "text/plain")).toBe(welcome?.text.trimEnd());
  expect(quotedPart(source, "text/html")).toBe(welcome?.html.trimEnd());
});

/** Decodes quoted-printable (RFC 2045). */
function quotedPart(source: string, type: string): string {
  const [, part = ""] = source.split(`Content-Type: ${type}; charset=utf-8\r\n`);
  const [head = "", ...body] = part.split("\r\n\r\n");
  expect(head).toBe("Content-Transfer-Encoding: quoted-printable");
  const [quoted = ""] = body.join("\r\n\r\n").split("\r\n----_");
  const escapes = quoted.replaceAll("=\r\n", "").replaceAll("%", "%25");
  const text = decodeURIComponent(escapes.replaceAll(/=([0-9A-F]{2})/g, "%$1"));
  return text.replaceAll("\r\n", "\n").trimEnd();
}

it("doesn't send mails that were rolled back", async () => {
  const server = await startServer();
  const { db, queue, write, stateOf, deliverTo } = await start();
  const failing = db.transaction().execute(async (trx) => {
    await queue.enqueue(trx, exampleKind, { id: "", to: "never@club.example" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  const id = await write("team@club.example");
  await deliverTo(server);
  await expect.poll(() => stateOf(id), patience).toBe("sent");
  expect(server.received).toHaveLength(1);
});

it("delivers mails later that were queued while the mail server was down", async () => {
  const { port, close } = await startMailServer();
  await close();
  const { write, stateOf, deliverTo, logged } = await start({ attempts: 20 });
  await deliverTo({ url: `smtp://127.0.0.1:${port}` });
  const id = await write("team@club.example");
  await expect.poll(() => logged.length, patience).toBeGreaterThan(0);
  expect(await stateOf(id)).toBe("queued");

  const server = await startServer({ port });
  await expect.poll(() => stateOf(id), patience).toBe("sent");
  expect(server.received).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain("@mail.example");
}, 40_000);

it("gives up only the mail whose recipient is refused, and logs no address", async () => {
  const server = await startServer({
    refuse: (recipient) => (recipient.startsWith("unknown") ? 550 : undefined),
  });
  const { write, stateOf, deliverTo, logged } = await start();
  const before = await write("team@club.example");
  const poisoned = await write("unknown@club.example");
  const after = await write("team@club.example");
  await deliverTo(server);
  await expect.poll(() => stateOf(poisoned), patience).toBe("failed");
  await expect.poll(() => stateOf(before), patience).toBe("sent");
  await expect.poll(() => stateOf(after), patience).toBe("sent");
  expect(server.received).toHaveLength(2);
  expect(JSON.stringify(logged)).toContain("EENVELOPE RCPT TO 550");
  expect(JSON.stringify(logged)).not.toContain("unknown@");
});

it("retries deferred mails with the same Message-ID, and gives up in the end", async () => {
  let attempts = 0;
  const server = await startServer({
    refuse: (recipient) => {
      if (recipient.startsWith("never")) return 451;
      if (recipient !== "later@club.example") return undefined;
      attempts += 1;
      return attempts < 3 ? 451 : undefined;
    },
  });
  const { write, stateOf, deliverTo, logged } = await start();
  const later = await write("later@club.example");
  const never = await write("never@club.example");
  await deliverTo(server);
  await expect.poll(() => stateOf(later), patience).toBe("sent");
  await expect.poll(() => stateOf(never), patience).toBe("failed");
  expect(server.received.map(({ recipients }) => recipients)).toEqual([["later@club.example"]]);
  const messageId = /^Message-ID: (.+)$/m.exec(server.received[0]?.source ?? "")?.[1]?.trim();
  expect(
    logged.filter((entry) => "messageId" in entry && entry.messageId === messageId),
  ).toHaveLength(3);
}, 40_000);

it("sends no mail that would go to more than one, or has a header too many, and gives it up at once", async () => {
  const server = await startServer();
  const { write, stateOf, deliverTo } = await start();
  const ids = [
    await write("team@club.example,eve@mail.example"),
    await write("team@club.example\r\nBcc: eve@mail.example"),
  ];
  for (const change of [
    { replyTo: { name: "Ana", address: "ana@mail.example, eve@mail.example" } },
    { replyTo: { name: "Ana\r\nBcc: eve@mail.example", address: "ana@mail.example" } },
    { subject: "Hello\r\nBcc: eve@mail.example" },
  ]) {
    ids.push(await write("team@club.example", change));
  }
  await deliverTo(server);
  for (const id of ids) await expect.poll(() => stateOf(id), patience).toBe("failed");
  expect(server.received).toEqual([]);
});
