import { adminNewsletterMessages } from "@before-ten/contracts/newsletter/admin-messages";
import { setSubscriberPreferencesInput } from "@before-ten/contracts/newsletter/input";
import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { maxPreferences, preferenceName } from "@before-ten/contracts/newsletter/rules";

/** Why a preference of this name can't be added; undefined if it can. */
export function newNameError(name: string, preferences: SubscriberPreferences): string | undefined {
  if (name === "") return "Please enter a name";
  if (!preferenceName.test(name)) {
    return "Please use letters, digits, - and _, beginning with a letter, 40 at most";
  }
  if (Object.hasOwn(preferences, name)) return "This preference already exists";
  if (Object.keys(preferences).length >= maxPreferences) {
    return adminNewsletterMessages.tooManyPreferences;
  }
  return undefined;
}

export function withPreference(
  preferences: SubscriberPreferences,
  name: string,
  value: boolean | string,
): SubscriberPreferences {
  return { ...preferences, [name]: value };
}

export function withoutPreference(
  preferences: SubscriberPreferences,
  name: string,
): SubscriberPreferences {
  return Object.fromEntries(Object.entries(preferences).filter(([each]) => each !== name));
}

/** Applies the changes made since `base` to what is stored by now. */
export function rebased({
  base,
  shown,
  stored,
}: Record<"base" | "shown" | "stored", SubscriberPreferences>): SubscriberPreferences {
  const added = Object.entries(shown).filter(
    ([name, value]) => !Object.hasOwn(base, name) || base[name] !== value,
  );
  const stayed = Object.entries(stored).filter(
    ([name]) => Object.hasOwn(shown, name) || !Object.hasOwn(base, name),
  );
  return Object.fromEntries([...stayed, ...added]);
}

/** Reads a draft; undefined if it couldn't be saved. */
export function readPreferences(stored: unknown): SubscriberPreferences | undefined {
  return setSubscriberPreferencesInput.shape.preferences.safeParse(stored).data;
}
