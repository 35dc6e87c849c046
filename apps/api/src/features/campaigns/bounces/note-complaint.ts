import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { findConsentedSubscriber, noteComplained } from "@before-ten/db/queries/campaigns/bounces";
import { unsubscribeSubscriber } from "@before-ten/db/queries/newsletter/subscribers";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../../deps.ts";
import { findReportedMail } from "./reported-mail.ts";

interface Complaint {
  messageIds: readonly string[];
  addresses: readonly string[];
  /** An address alone is believed if its subscriber consented since then; undefined: always. */
  since: Date | undefined;
}

const reason = "Complaint: they reported an email as spam";

/** Unsubscribes the people who reported a mail of ours as spam. Returns how many were found. */
export async function noteComplaint(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { messageIds, addresses, since }: Complaint,
): Promise<number> {
  const at = clock.now();
  const mail = await findReportedMail(db, messageIds);
  if (mail !== undefined) {
    await inTransaction(db, async (trx) => {
      await unsubscribeSubscriber(trx, mail.subscriber_id, { reason, at });
      await noteComplained(trx, mail.id, at);
    });
    return 1;
  }
  let noted = 0;
  for (const address of addresses) {
    const email = readEmailAddress(address);
    const found = email === undefined ? undefined : await findConsentedSubscriber(db, email, since);
    if (found === undefined) continue;
    await unsubscribeSubscriber(db, found.id, { reason, at });
    noted += 1;
  }
  return noted;
}
