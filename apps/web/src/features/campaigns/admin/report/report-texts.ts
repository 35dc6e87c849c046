import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";
import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";

type ReportLink = CampaignReport["links"][number];
export type ReportTime = CampaignReport["times"][number];

export function count(figure: number): string {
  return figure.toLocaleString("en-AU");
}

/** `14.3%`, always with the same number of decimals. */
export function percent(rate: number, decimals = 1): string {
  return `${rate.toFixed(decimals)}%`;
}

/** Title of what a link leads to, or its address if that isn't ours. */
export function linkName({ event, post, url, isTicketLink }: ReportLink): string {
  if (event !== null) return isTicketLink ? `${event.name}: tickets` : event.name;
  return post?.title ?? shortAddress(url);
}

/** Without the parts that every address has. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}

/** Figures by day; the first two days are stored by hour and summed up. */
export function byDay(times: readonly ReportTime[]): ReportTime[] {
  const days: ReportTime[] = [];
  let hours = 0;
  for (const time of times) {
    const day = days[Math.floor(hours / 24)];
    if (day === undefined) {
      days.push({ ...time, hours: 24 });
    } else {
      day.people += time.people;
      day.unsubscribed += time.unsubscribed;
    }
    hours += time.hours;
  }
  return days;
}

/** Figures of the first two days by hour. */
export function byHour(times: readonly ReportTime[]): ReportTime[] {
  return times.filter(({ hours }) => hours === 1);
}

const dayTick = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "short" });
const hourTick = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "short",
  hour: "numeric",
});

/** `3 Dec, 9 AM`, or only the day. */
export function tickText({ from, hours }: Pick<ReportTime, "from" | "hours">): string {
  return capitalHalves((hours === 1 ? hourTick : dayTick).format(new Date(from)));
}
