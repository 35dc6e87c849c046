import { type BounceKind, maxSoftBounces } from "@before-ten/contracts/campaigns/bounce-rules";
import type { ReportBounce } from "@before-ten/contracts/campaigns/bounce-input";
import { bounceMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  addSoftBounce,
  findReachableSubscriber,
  lockSubscriber,
  markBounced,
  readSoftBounces,
} from "@before-ten/db/queries/campaigns/bounces";
import { rateSubscribers } from "@before-ten/db/queries/campaigns/engagement";
import { bounceSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import { judgeRejection } from "../../../mail/rejections/judge-rejection.ts";
import { WorkerError } from "../../../workers/worker-process.ts";
import { pauseOnRejections } from "../sending/pause-campaign.ts";
import {
  type DeliveryReport,
  type FailedDelivery,
  deliveryReportSchema,
} from "./delivery-report.ts";
import { noteComplaint } from "./note-complaint.ts";
import { findReportedMail } from "./reported-mail.ts";
import type { ReadReportInput } from "./read-report.task.ts";

type Tools = Pick<Deps, "db" | "clock">;

const module = new URL("read-report.task.ts", import.meta.url).href;
const readWithinMs = 5_000;
const dayMs = 86_400_000;
/**
 * A report that only names an address, and no campaign mail, is believed for recent subscribers, to
 * whom we have just written. Anyone could forge such a report about anyone.
 */
const believedForDays = 7;

interface Bounce {
  kind: BounceKind;
  isBlocked: boolean;
  reason: string;
}

interface FailedMail {
  failed: readonly FailedDelivery[];
  messageIds: readonly string[];
  since: Date;
}

export interface NotedReport {
  /** Recipients or subscribers found. */
  noted: number;
  isComplaint: boolean;
  /** Whether it is about no mail of ours, such as one with a forged sender. */
  isUnknown: boolean;
}

/** Notes a bounce or a complaint, from a raw report or from one parsed elsewhere. */
export async function noteReportedBounce(
  deps: Tools & Pick<Deps, "workers">,
  { report, email = "", messageId, kind = "soft", reason = "" }: ReportBounce,
): Promise<NotedReport> {
  if (report !== undefined) {
    const noted = await noteDeliveryReport(deps, report);
    if (noted === undefined) throw new AppError("BAD_REQUEST", messages.unreadable);
    return noted;
  }
  const messageIds = messageId === undefined ? [] : [messageId.replaceAll(/[<>]/g, "")];
  if (kind === "complaint") {
    const mail = { messageIds, addresses: [email], since: undefined };
    const noted = await noteComplaint(deps, mail);
    return { noted, isComplaint: true, isUnknown: noted === 0 };
  }
  const { isBlocked } = judgeRejection("", reason);
  const bounce = {
    kind: isBlocked ? "soft" : kind,
    isBlocked,
    reason: reason === "" ? `Reported as ${kind}` : reason,
  };
  const isNoted =
    messageId === undefined
      ? await noteByAddress(deps, email, { ...bounce, since: undefined })
      : await noteByMail(deps, messageIds, bounce);
  return { noted: isNoted ? 1 : 0, isComplaint: false, isUnknown: !isNoted };
}

/** Undefined if the mail is neither a delivery report nor a complaint. */
export async function noteDeliveryReport(
  deps: Tools & Pick<Deps, "workers">,
  source: string | Uint8Array,
): Promise<NotedReport | undefined> {
  const report = await readReport(deps, source);
  if (report === undefined) return undefined;
  const since = new Date(deps.clock.now().getTime() - believedForDays * dayMs);
  if (report.kind === "complaint") {
    const noted = await noteComplaint(deps, { ...report, since });
    return { noted, isComplaint: true, isUnknown: noted === 0 };
  }
  const noted = await noteFailed(deps, { ...report, since });
  return { noted, isComplaint: false, isUnknown: noted === 0 && report.failed.length > 0 };
}

async function noteFailed(deps: Tools, { failed, messageIds, since }: FailedMail): Promise<number> {
  const [first] = failed;
  // Each mail has one recipient, so the mail's id identifies them whatever address the report
  // names.
  if (first !== undefined && (await noteByMail(deps, messageIds, first))) return 1;
  let noted = 0;
  for (const { address, ...bounce } of failed) {
    const email = readEmailAddress(address ?? "");
    const isNoted = email !== undefined && (await noteByAddress(deps, email, { ...bounce, since }));
    if (isNoted) noted += 1;
  }
  return noted;
}

async function readReport(
  { workers }: Pick<Deps, "workers">,
  source: string | Uint8Array,
): Promise<DeliveryReport | undefined> {
  const input: ReadReportInput = { source };
  try {
    const read = await workers.run({ module, input, withinMs: readWithinMs });
    return deliveryReportSchema.optional().parse(read);
  } catch (error) {
    // The mail exceeds the task's time limit, and would again.
    if (error instanceof WorkerError && error.reason === "too slow") return undefined;
    throw error;
  }
}

async function noteByMail(
  { db, clock }: Tools,
  messageIds: readonly string[],
  bounce: Bounce,
): Promise<boolean> {
  const mail = await findReportedMail(db, messageIds);
  if (mail === undefined) return false;
  const at = clock.now();
  const { campaign_id: campaignId, domain } = mail;
  await inTransaction(db, async (trx) => {
    await lockSubscriber(trx, mail.subscriber_id);
    if (!(await markBounced(trx, mail.id, { ...bounce, at }))) return;
    await rateSubscribers(trx, [mail.subscriber_id]);
    await settle(trx, mail.subscriber_id, { ...bounce, at });
  });
  if (bounce.isBlocked) await pauseOnRejections({ db, clock }, { campaignId, domain });
  return true;
}

async function noteByAddress(
  { db, clock }: Tools,
  email: string,
  { since, ...bounce }: Bounce & { since: Date | undefined },
): Promise<boolean> {
  const found = await findReachableSubscriber(db, email, { since });
  if (found === undefined) return false;
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    await lockSubscriber(trx, found.id);
    if (bounce.kind === "soft" && !bounce.isBlocked) await addSoftBounce(trx, found.id);
    await settle(trx, found.id, { ...bounce, at });
  });
  return true;
}

async function settle(
  trx: Deps["db"],
  subscriberId: string,
  { kind, reason, at }: Bounce & { at: Date },
): Promise<void> {
  if (kind === "hard") {
    await bounceSubscriber(trx, subscriberId, { reason: `Email came back: ${reason}`, at });
  } else if ((await readSoftBounces(trx, subscriberId)) >= maxSoftBounces) {
    const reasonInAll = `${maxSoftBounces} emails in a row came back, the last one: ${reason}`;
    await bounceSubscriber(trx, subscriberId, { reason: reasonInAll, at });
  }
}
