import { capitalHalves } from "@before-ten/contracts/shared/clock-text";
import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";

type ReportLink = CampaignReport["links"][number];
export type ReportTime = CampaignReport["times"][number];

export function count(figure: number): string {
  return figure.toLocaleString("en-AU");
}

/** `14.3%`, always with its one decimal. */
export function percent(rate: number): string {
  return `${rate.toFixed(1)}%`;
}

/** What a link is about; its address where it is about nothing of ours. */
export function linkName({ event, post, url, isTicketLink }: ReportLink): string {
  if (event !== null) return isTicketLink ? `${event.name}: tickets` : event.name;
  return post?.title ?? shortAddress(url);
}

/** Without what every address has. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}

/** The figures of each day since the start; its first two are known by the hour. */
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

/** The first two days. */
export function byHour(times: readonly ReportTime[]): ReportTime[] {
  return times.filter(({ hours }) => hours === 1);
}

const dayTick = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "short" });
const hourTick = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "short",
  hour: "numeric",
});

/** `3 Dec, 9 AM`, or the day alone. */
export function tickText({ from, hours }: Pick<ReportTime, "from" | "hours">): string {
  return capitalHalves((hours === 1 ? hourTick : dayTick).format(new Date(from)));
}
