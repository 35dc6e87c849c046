import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";
import type { CampaignTime } from "@before-ten/contracts/campaigns/input";
import { campaignMessages as messages } from "@before-ten/contracts/campaigns/messages";
import { countryOf } from "@before-ten/contracts/shared/countries";

/** Values of the dialog that sends a campaign. */
export interface SendValues {
  at: CampaignTime["at"];
  /** As the browser's field has it: `2026-12-04T09:00`. */
  moment: string;
  /** Its time zone is used for subscribers without a known country. */
  country: string;
  countsOpens: boolean;
}

export const newSendValues: SendValues = {
  at: "now",
  moment: "",
  country: "AU",
  countsOpens: false,
};

export const passedSentence = "This time has passed. Choose a later one, or send it now.";

/** Why the chosen moment is invalid; undefined if it is valid. */
export function momentError({ at, moment }: SendValues, now: Date): string | undefined {
  if (at === "now") return undefined;
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return messages.timeRequired;
  // A local time has passed when it has passed everywhere, which the server checks.
  return at === "instant" && instant <= now ? passedSentence : undefined;
}

/** Undefined while the moment is missing. */
export function timeOf({ at, moment, country }: SendValues): CampaignTime | undefined {
  if (at === "now") return { at };
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return undefined;
  // The field's value is in the admin's own time zone.
  if (at === "instant") return { at, instant: instant.toISOString() };
  return { at, localTime: moment.slice(0, 16), country };
}

/** `Friday 4 December 2026, 9:00 AM AEDT, your time` */
export function timeText(time: CampaignTime): string {
  if (time.at === "now") return "Now";
  if (time.at === "instant") return `${longMoment(time.instant)}, your time`;
  return localTimeText(time.localTime, time.country);
}

/** In the admin's own time zone, with its abbreviation. */
export function longMoment(instant: string): string {
  return capitalHalves(
    new Date(instant).toLocaleString("en-AU", { ...momentParts, timeZoneName: "short" }),
  );
}

/** `Friday 4 December 2026, 9:00 AM where each subscriber lives, or else by Australia's time` */
export function localTimeText(localTime: string, country: string): string {
  const moment = new Date(`${localTime}Z`).toLocaleString("en-AU", {
    ...momentParts,
    timeZone: "UTC",
  });
  const whose = `${countryOf(country).name}'s`;
  return `${capitalHalves(moment)} where each subscriber lives, or else by ${whose} time`;
}

const momentParts = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** `Australia/Melbourne (AEDT)` */
export function ownZone(now: Date): string {
  const format = new Intl.DateTimeFormat("en-AU", { timeZoneName: "short" });
  const part = format.formatToParts(now).find(({ type }) => type === "timeZoneName");
  const { timeZone } = format.resolvedOptions();
  return part === undefined ? timeZone : `${timeZone} (${part.value})`;
}
