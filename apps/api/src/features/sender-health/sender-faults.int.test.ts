import { setDefaultCACertificates, getCACertificates } from "node:tls";
import { rateSentences as rates } from "@before-ten/contracts/sender-health/messages";
import { campaignStateMessages } from "@before-ten/contracts/campaigns/send-messages";
import { storeSentMails } from "@before-ten/db/testing/sent-mails";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createSmtpMailer } from "../../mail/transports/smtp.ts";
import { storeSender } from "../../testing/known-sender.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import { sendQueued } from "../../testing/send-queued.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { readPastedMail, sendCheckMail } from "./sender-health.service.ts";
import { createAuthority } from "./testing/certificates.ts";
import { domain, healthyZone, relay } from "./testing/club-that-sends.ts";
import { type Zone, startDnsServer } from "./testing/dns-server.ts";
import {
  type ServerKind,
  type Situation,
  faults,
  healthy,
  warnings,
} from "./testing/sender-situations.ts";

const { db, deps, clock } = await openTestApp({ site: { mailFrom: `hello@${domain}` } });

/** This machine by an address that isn't loopback, so that TLS is demanded. */
const elsewhere = ({ url }: MailServer) => url.replace("127.0.0.1", "0.0.0.0");

let zone: Zone | undefined = healthyZone;
const dns = await startDnsServer(() => zone);
const authority = await createAuthority();
const trusted = getCACertificates();
setDefaultCACertificates([...trusted, authority.certificate]);
const inbox = await startMailServer();
const servers: Record<ServerKind, MailServer> = {
  good: await startMailServer({ tls: "starttls", certificate: await authority.issue() }),
  none: await startMailServer(),
  expired: await startMailServer({
    tls: "starttls",
    certificate: await authority.issue({ days: -1 }),
  }),
  "other-name": await startMailServer({
    tls: "smtps",
    certificate: await authority.issue({ ip: "10.1.2.3" }),
  }),
  untrusted: await startMailServer({
    tls: "starttls",
    certificate: await (await createAuthority()).issue(),
  }),
};
const mailer = createSmtpMailer({ url: inbox.url, from: `hello@${domain}`, maxConnections: 1 });
const { user } = await signedInAs(deps, "admin");

afterAll(async () => {
  setDefaultCACertificates(trusted);
  mailer.close();
  await dns[Symbol.asyncDispose]();
  await Promise.all([inbox, ...Object.values(servers)].map((server) => server.close()));
});

/** Sends the check mail for real, lets the relay do what it does, and has it checked. */
async function check({
  zone: changes = {},
  relaying = {},
  server = "good",
  isDnsGone = false,
}: Situation = {}) {
  zone = isDnsGone ? undefined : { ...healthyZone, ...changes };
  Object.assign(deps.sender, {
    smtpUrl: elsewhere(servers[server]),
    dnsServers: [dns.address],
  });
  await sendCheckMail(deps, user);
  const [mail] = await sendQueued(deps);
  if (mail === undefined) throw new Error("No check mail was queued");
  await mailer.send(mail);
  const source = await relay(inbox.received.at(-1)?.source ?? "", clock.now(), relaying);
  const { findings } = await readPastedMail(deps, source);
  return findings;
}

const wrongIn = (findings: Awaited<ReturnType<typeof check>>) =>
  findings.flatMap(({ state, check: of, sentence }) =>
    state === "wrong" ? [`${of}: ${sentence}`] : [],
  );

beforeEach(async () => {
  await storeSender(deps);
  await db.deleteFrom("campaigns").execute();
  const good = { "gmail.com": { sent: 1_000, complained: 1, bounced: 10 } };
  await storeSentMails(db, { subject: "Four parties" }, good);
});

describe("finds each fault, and only that one", () => {
  it.each(Object.entries(faults))("%s", async (_name, { check: of, sentence, ...situation }) => {
    expect(wrongIn(await check(situation))).toEqual([`${of}: ${sentence}`]);
  });

  it("complaints at a provider", async () => {
    const hotmail = { "hotmail.co.uk": { sent: 400, complained: 2 }, "gmail.com": { sent: 2_000 } };
    const outlook = { "outlook.com": { sent: 400, complained: 2 }, "gmail.com": { sent: 2_000 } };
    await storeSentMails(db, { subject: "In June" }, hotmail);
    await storeSentMails(db, { subject: "In July" }, outlook);
    const sentence = rates.complaints("0.50%", rates.provider("Outlook"));
    expect(wrongIn(await check())).toEqual([`complaints: ${sentence}`]);
  });

  it("bounces of a campaign", async () => {
    const domains = Array.from({ length: 20 }, (_, index) => `m${index}.example`);
    const bought = Object.fromEntries(domains.map((name) => [name, { sent: 20, bounced: 2 }]));
    await storeSentMails(db, { subject: "A bought list" }, bought);
    const sentence = rates.bounces("10.0%", rates.campaign("A bought list"));
    expect(wrongIn(await check())).toEqual([`bounces: ${sentence}`]);
  });

  it("no postal address in Settings", async () => {
    await db.deleteFrom("site_texts").where("id", "=", "brand.postalAddress").execute();
    deps.responseCache.clear();
    const sentence = campaignStateMessages.senderMissing("postal address");
    expect(wrongIn(await check())).toEqual([`postal-address: ${sentence}`]);
  });
});

describe("finds nothing wrong", () => {
  it.each(Object.entries(healthy))("%s", async (_name, situation) => {
    const findings = await check(situation);
    expect(findings.filter(({ state }) => state !== "ok")).toEqual([]);
  });
});

describe("warns of what still works", () => {
  it.each(Object.entries(warnings))("%s", async (_name, { sentence, ...situation }) => {
    const findings = await check(situation);
    expect(findings.filter(({ state }) => state !== "ok")).toEqual([
      { check: expect.any(String), state: "warning", sentence },
    ]);
  });
});

it("calls nothing wrong that it couldn't ask", { timeout: 60_000 }, async () => {
  const findings = await check({ isDnsGone: true });
  expect(findings.map(({ check: of, state }) => [of, state])).toEqual([
    ["spf", "unknown"],
    ["dkim", "unknown"],
    ["dmarc", "unknown"],
    ["alignment", "unknown"],
    ["reverse-name", "unknown"],
    ["tls", "ok"],
    ["one-click", "ok"],
    ["postal-address", "ok"],
    ["complaints", "ok"],
    ["bounces", "ok"],
  ]);
});

it("makes no rate of few mails, or of those of long ago", async () => {
  await db.deleteFrom("campaigns").execute();
  await storeSentMails(db, { subject: "New" }, { "gmail.com": { sent: 99, complained: 9 } });
  const old = { subject: "Old", startedAt: "2026-10-01T09:00:00.000Z" };
  await storeSentMails(db, old, { "gmail.com": { sent: 1_000, complained: 90 } });
  const findings = await check();
  expect(findings.filter(({ state }) => state !== "ok")).toEqual([
    { check: "complaints", state: "unknown", sentence: rates.tooFew },
    { check: "bounces", state: "unknown", sentence: rates.tooFew },
  ]);
});
