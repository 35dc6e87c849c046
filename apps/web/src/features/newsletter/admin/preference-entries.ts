import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { maxPreferences, preferenceName } from "@before-ten/contracts/newsletter/rules";

/** What speaks against one more preference of this name. */
export function newNameError(name: string, preferences: SubscriberPreferences): string | undefined {
  if (name === "") return "Please enter a name";
  if (!preferenceName.test(name)) {
    return "Please use letters, digits, - and _, beginning with a letter, 40 at most";
  }
  if (Object.hasOwn(preferences, name)) return "This preference already exists";
  if (Object.keys(preferences).length >= maxPreferences) {
    return `There may be at most ${maxPreferences} preferences`;
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
