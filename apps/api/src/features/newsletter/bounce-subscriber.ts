import { bounceSubscriber as setBounced } from "@before-ten/db/queries/newsletter/subscribers";
import type { Deps } from "../../deps.ts";

/** Called when a mail server refuses the address while we deliver a mail. */
export async function bounceSubscriber(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: string,
): Promise<void> {
  await setBounced(db, id, { reason: "Mail refused", at: clock.now() });
}
