import { randomUUID } from "node:crypto";
import {
  notCheckedSentences,
  senderHealthMessages as messages,
} from "@before-ten/contracts/sender-health/messages";
import {
  type SenderFinding,
  type SenderHealth,
  senderFindingOutput,
  senderRateOutput,
} from "@before-ten/contracts/sender-health/output";
import {
  checkMailHeader,
  seenMailDays,
  senderChecks,
  worstState,
} from "@before-ten/contracts/sender-health/rules";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { AppError } from "@before-ten/contracts/shared/errors";
import { legalSender, missingSender } from "@before-ten/contracts/site/legal-sender";
import {
  isHoldingCampaigns,
  noteCheckMail,
  readSenderHealth,
  storeSenderHealth,
} from "@before-ten/db/queries/sender-health/sender-health";
import { findSenderOverride } from "@before-ten/db/queries/sender-health/sender-overrides";
import { inTransaction } from "@before-ten/db/transactions";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { senderAddressOf } from "../../mail/layout/mail-body.ts";
import { isReservedHost } from "../../outbound/reserved-hosts.ts";
import { senderCheckMail } from "./check-mail.mails.ts";
import { judgeSender } from "./judge-sender.ts";
import type { LookAtSenderInput } from "./look-at-sender.task.ts";
import { largestRates, readSenderRates } from "./sender-rates.ts";
import { type MailFacts, lookedAtSender, mailFacts } from "./sender-facts.ts";

export type Checking = Pick<Deps, "db" | "clock" | "workers" | "site" | "siteTexts" | "sender">;

const module = new URL("look-at-sender.task.ts", import.meta.url).href;
/** Each look-up has its own limit; a DNS that never answers is asked about a dozen names. */
const lookWithinMs = 90_000;
const dayMs = 24 * 60 * 60_000;

export async function getSenderHealth({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<EveryKey<SenderHealth>> {
  const [row, override, isHolding] = await Promise.all([
    readSenderHealth(db),
    findSenderOverride(db, clock.now()),
    isHoldingCampaigns(db, clock.now()),
  ]);
  const findings = z.array(senderFindingOutput).parse(row.findings);
  return {
    state: worstState(findings.map(({ state }) => state)),
    checkedAt: row.checked_at?.toISOString() ?? null,
    mailSeenAt: row.mail_seen_at?.toISOString() ?? null,
    checkMailSentAt: row.check_mail_at?.toISOString() ?? null,
    findings,
    rates: z.array(senderRateOutput).parse(row.rates),
    isHolding,
    override: override
      ? {
          by: override.by,
          reason: override.reason,
          madeAt: override.madeAt.toISOString(),
          until: override.until.toISOString(),
        }
      : null,
  };
}

/**
 * Checks the club as a sender and stores what was found. `source`: a mail as it arrived; without
 * one, what was seen of the latest check mail counts.
 */
export async function checkSender(
  deps: Checking,
  { source }: { source?: string | Uint8Array } = {},
): Promise<EveryKey<SenderHealth>> {
  const { db, clock, site, sender } = deps;
  const texts = await deps.siteTexts.read();
  const envelopeDomain = domainOf(site.mailFrom);
  const fromDomain = domainOf(senderAddressOf(texts) ?? site.mailFrom);
  const { smtpUrl } = sender;
  if (smtpUrl === undefined || isReservedHost(`mail://${fromDomain}`)) {
    const why =
      smtpUrl === undefined
        ? notCheckedSentences.noServer
        : notCheckedSentences.reserved(fromDomain);
    const findings = senderChecks.map((check): SenderFinding => ({
      check,
      state: "unknown",
      sentence: why,
    }));
    await storeSenderHealth(db, { findings, rates: [], at: clock.now(), mail: undefined });
    return getSenderHealth(deps);
  }
  const input: LookAtSenderInput = {
    dnsServers: sender.dnsServers,
    fromDomain,
    envelopeDomain,
    source,
    mail: source === undefined ? await seenMail(deps) : undefined,
    legalSender: legalSender(texts) ?? "",
    now: clock.now(),
  };
  const task = { module, input, withinMs: lookWithinMs };
  const { checkMailServer } = await import("../../mail/transports/check-mail-server.ts");
  const [output, tls, rates] = await Promise.all([
    deps.workers.run(task),
    checkMailServer(smtpUrl),
    readSenderRates(deps),
  ]);
  const looked = lookedAtSender.parse(output);
  await storeSenderHealth(db, {
    findings: judgeSender({ ...looked, tls, rates }, missingSender(texts)),
    rates: largestRates(rates),
    at: clock.now(),
    mail: source === undefined ? undefined : (looked.mail ?? undefined),
  });
  return getSenderHealth(deps);
}

/** How the latest check mail arrived, unless that is long ago. */
async function seenMail({ db, clock }: Pick<Deps, "db" | "clock">): Promise<MailFacts | undefined> {
  const { mail, mail_seen_at: seenAt } = await readSenderHealth(db);
  if (seenAt === null || clock.now().getTime() - seenAt.getTime() > seenMailDays * dayMs) {
    return undefined;
  }
  return mailFacts.safeParse(mail).data;
}

interface CheckedNow {
  health: SenderHealth;
  /** Where the check mail goes. */
  message: string;
}

/** Checks at an admin's request, and sends a check mail. */
export async function checkSenderNow(
  deps: Checking & Pick<Deps, "mailQueue">,
  admin: { id: string; email: string },
): Promise<CheckedNow> {
  await checkSender(deps);
  const isSent = await sendCheckMail(deps, admin);
  const message = deps.sender.readsMailbox
    ? messages.checkedByMailbox
    : messages.checkedByAdmin(admin.email);
  return {
    health: await getSenderHealth(deps),
    message: isSent ? message : messages.readsNoMail,
  };
}

/** Queues a check mail: to the mailbox for bounces if it is read, to the admin otherwise. */
export async function sendCheckMail(
  { db, clock, mailQueue, sender }: Pick<Deps, "db" | "clock" | "mailQueue" | "sender">,
  admin: { id: string } | undefined,
): Promise<boolean> {
  const userId = sender.readsMailbox ? undefined : admin?.id;
  if (sender.smtpUrl === undefined || (!sender.readsMailbox && userId === undefined)) return false;
  await inTransaction(db, async (trx) => {
    await noteCheckMail(trx, { id: randomUUID(), at: clock.now() });
    await mailQueue.enqueue(trx, senderCheckMail, userId === undefined ? {} : { userId });
  });
  return true;
}

/**
 * Reads a mail as it arrived. False if it isn't our latest check mail: anyone could write one that
 * makes us look bad, or good.
 */
export async function readCheckMail(deps: Checking, source: string | Uint8Array): Promise<boolean> {
  const id = checkMailIdIn(source);
  const { check_mail_id: latest } = await readSenderHealth(deps.db);
  if (id === undefined || id !== latest) return false;
  await checkSender(deps, { source });
  return true;
}

/** @throws AppError BAD_REQUEST unless it is our latest check mail */
export async function readPastedMail(
  deps: Checking,
  source: string,
): Promise<EveryKey<SenderHealth>> {
  if (!(await readCheckMail(deps, source))) throw new AppError("BAD_REQUEST", messages.notOurMail);
  return getSenderHealth(deps);
}

/** The headers end at the first empty line. */
function checkMailIdIn(source: string | Uint8Array): string | undefined {
  const [head = ""] = Buffer.from(source)
    .toString("latin1")
    .split(/\r?\n\r?\n/, 1);
  const pattern = new RegExp(String.raw`^${checkMailHeader}:\s*([0-9a-f-]{36})\s*$`, "im");
  return pattern.exec(head.trimStart())?.[1];
}

function domainOf(address: string): string {
  return address.replace(/^.*@/, "").toLowerCase();
}
