import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type {
  EventFigures,
  LinkFigures,
  findReportedCampaign,
  listTimeFigures,
  readRecipientFigures,
} from "@before-ten/db/queries/campaigns/report";

const hourMs = 3_600_000;

/** A report counts by the hour up to here, then by the day. */
const hoursByHour = 48;

interface ReportRows {
  campaign: NonNullable<Awaited<ReturnType<typeof findReportedCampaign>>>;
  recipients: Awaited<ReturnType<typeof readRecipientFigures>>;
  links: readonly LinkFigures[];
  events: readonly EventFigures[];
  times: Awaited<ReturnType<typeof listTimeFigures>>;
}

export function presentReport(rows: ReportRows): EveryKey<CampaignReport> {
  const { campaign, links, events, times } = rows;
  const { started_at: startedAt } = campaign;
  return {
    id: campaign.id,
    subject: campaign.subject,
    status: campaign.status,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: campaign.finished_at?.toISOString() ?? null,
    countsOpens: campaign.counts_opens,
    totals: totalsOf(rows),
    links: links.map((link) => ({
      number: link.number,
      url: link.url,
      event: named(link.event_id, link.event_name, (id, name) => ({ id, name })),
      post: named(link.post_id, link.post_title, (id, title) => ({ id, title })),
      isTicketLink: link.is_ticket_link,
      people: link.people,
      clicks: link.clicks,
      scannerClicks: link.scanner_clicks,
    })),
    events: events.map((event) => ({
      id: event.id,
      name: event.event_name,
      people: event.people,
      clicks: event.clicks,
      ticketClicks: event.ticket_clicks,
    })),
    times:
      startedAt === null
        ? []
        : placesUntil(times.at(-1)?.place, startedAt).map(({ place, from, hours }) => {
            const found = times.find((each) => each.place === place);
            return {
              from: from.toISOString(),
              hours,
              people: found?.people ?? 0,
              unsubscribed: found?.unsubscribed ?? 0,
            };
          }),
  };
}

function totalsOf({
  campaign,
  recipients,
  links,
  events,
}: ReportRows): EveryKey<CampaignReport["totals"]> {
  const { waiting, sent, failed, skipped, bounced, clicked } = recipients;
  const delivered = Math.max(0, sent - bounced);
  const rate = (people: number, parts: number) =>
    delivered === 0 ? 0 : Math.min(100, Math.round((100 * parts * people) / delivered) / parts);
  // A link for a deleted event still counts as a ticket link.
  const withoutEvent = links.filter((link) => link.is_ticket_link && link.event_id === null);
  return {
    recipients: waiting + sent + failed + skipped,
    sent,
    delivered,
    failed,
    skipped,
    bouncedHard: recipients.bounced_hard,
    bouncedSoft: bounced - recipients.bounced_hard,
    unsubscribed: recipients.unsubscribed,
    complaints: recipients.complaints,
    // Providers block senders from 0.3% on, so one decimal would be too coarse.
    complaintRate: rate(recipients.complaints, 100),
    people: clicked,
    clickRate: rate(clicked, 10),
    clicks: sum(links, (link) => link.clicks),
    scannerClicks: sum(links, (link) => link.scanner_clicks),
    ticketClicks:
      sum(events, (event) => event.ticket_clicks) + sum(withoutEvent, (link) => link.clicks),
    opened: campaign.counts_opens ? recipients.opened : null,
  };
}

function named<Named>(
  id: string | null,
  name: string | null,
  present: (id: string, name: string) => Named,
): Named | null {
  return id === null || name === null ? null : present(id, name);
}

function sum<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((total, row) => total + read(row), 0);
}

interface ReportTime {
  /** The number of the hour since the start; from 48 on, the hour at which the day begins. */
  place: number;
  from: Date;
  /** Length in hours. */
  hours: number;
}

/** Every hour and day up to the last one with any activity. */
function placesUntil(last: number | undefined, startedAt: Date): ReportTime[] {
  if (last === undefined) return [];
  return Array.from({ length: last + 1 }, (_, place) => {
    const isHour = place < hoursByHour;
    const hoursAfter = isHour ? place : hoursByHour + (place - hoursByHour) * 24;
    return {
      place,
      from: new Date(startedAt.getTime() + hoursAfter * hourMs),
      hours: isHour ? 1 : 24,
    };
  });
}
