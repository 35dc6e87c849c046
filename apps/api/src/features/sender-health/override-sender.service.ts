import { senderHealthMessages as messages } from "@before-ten/contracts/sender-health/messages";
import type { SenderHealth } from "@before-ten/contracts/sender-health/output";
import { overrideHours } from "@before-ten/contracts/sender-health/rules";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  endSenderOverrides,
  insertSenderOverride,
} from "@before-ten/db/queries/sender-health/sender-overrides";
import { inTransaction } from "@before-ten/db/transactions";
import type { SignedInDeps } from "../../deps.ts";
import { getSenderHealth } from "./sender-health.service.ts";

type Overriding = Pick<SignedInDeps, "db" | "clock" | "access">;

/** Lets campaigns go out for a day although something is wrong. The history records it. */
export async function overrideSender(
  { db, clock, access }: Overriding,
  { reason, by }: { reason: string; by: string },
): Promise<EveryKey<SenderHealth>> {
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    const at = clock.now();
    const { state } = await getSenderHealth({ db: trx, clock });
    if (state !== "wrong") throw new AppError("CONFLICT", messages.nothingToOverride);
    const until = new Date(at.getTime() + overrideHours * 60 * 60_000);
    await endSenderOverrides(trx, at);
    await insertSenderOverride(trx, { reason, at, until, by });
    return getSenderHealth({ db: trx, clock });
  });
}

export async function endSenderOverride({
  db,
  clock,
  access,
}: Overriding): Promise<EveryKey<SenderHealth>> {
  return inTransaction(db, async (trx) => {
    await access.require(trx);
    await endSenderOverrides(trx, clock.now());
    return getSenderHealth({ db: trx, clock });
  });
}
