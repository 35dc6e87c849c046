import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { maxPreferences } from "@before-ten/contracts/newsletter/rules";

/**
 * The stored preferences with the differences between `base` and `sent` applied: names that others
 * changed meanwhile keep their values.
 * @throws AppError PRECONDITION_FAILED if the same name was changed meanwhile; BAD_REQUEST if they
 * become too many together
 */
export function mergePreferences({
  base,
  sent,
  stored,
}: Record<"base" | "sent" | "stored", SubscriberPreferences>): SubscriberPreferences {
  const [begun, wanted] = [new Map(Object.entries(base)), new Map(Object.entries(sent))];
  const merged = new Map(Object.entries(stored));
  for (const name of new Set([...begun.keys(), ...wanted.keys()])) {
    const [before, after, now] = [begun.get(name), wanted.get(name), merged.get(name)];
    if (after === before || after === now) continue;
    if (now !== before) {
      throw new AppError("PRECONDITION_FAILED", messages.preferenceChanged(name, now));
    }
    if (after === undefined) merged.delete(name);
    else merged.set(name, after);
  }
  if (merged.size > maxPreferences) {
    throw fieldError("BAD_REQUEST", "preferences", messages.tooManyPreferences);
  }
  return Object.fromEntries(merged);
}
