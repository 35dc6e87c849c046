import type { CampaignSort } from "@before-ten/contracts/analytics/dimensions";
import type { ComparedCampaign } from "@before-ten/contracts/analytics/output";
import { brand } from "@before-ten/contracts/shared/brand";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { paginate } from "@before-ten/contracts/shared/pagination";
import {
  type CampaignFigures,
  type Observed,
  findUnansweredCampaign,
  listCampaignFigures,
  observeSecondMails,
  observeWeekdays,
} from "@before-ten/db/queries/analytics/campaign-figures";
import type { Deps } from "../../deps.ts";
import { byteOrderMark, csvLine } from "../../http/csv.ts";
import { adviseOn } from "./campaign-advice.ts";

export async function compareCampaigns(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { sort, page, limit }: { sort: CampaignSort; page: number; limit: number },
) {
  const [rows, secondMails, unanswered, weekdays] = await Promise.all([
    listCampaignFigures(db, { sort, page, limit }),
    observeSecondMails(db),
    findUnansweredCampaign(db, clock.now()),
    observeWeekdays(db, brand.timeZone),
  ]);
  return {
    items: rows.map(presentCampaign),
    pagination: paginate(page, limit, rows[0]?.total ?? 0),
    advice: adviseOn({ secondMails, unanswered, weekdays }),
    observed: mostOf(weekdays),
  };
}

function mostOf(weekdays: readonly Observed[]): Pick<Observed, "campaigns" | "people"> {
  const [most] = weekdays.toSorted((one, other) => other.people - one.people);
  return { campaigns: most?.campaigns ?? 0, people: most?.people ?? 0 };
}

/** Of the delivered emails, in percent with one decimal. */
function presentCampaign(row: CampaignFigures): EveryKey<ComparedCampaign> {
  const perHundred = (figure: number) =>
    row.delivered === 0 ? 0 : Math.round((1_000 * figure) / row.delivered) / 10;
  const rate = (people: number) => Math.min(100, perHundred(people));
  return {
    id: row.id,
    subject: row.subject,
    startedAt: row.started_at.toISOString(),
    sent: row.sent,
    delivered: row.delivered,
    openRate: row.opened === null ? null : rate(row.opened),
    clickRate: rate(row.clicked),
    unsubscribedRate: rate(row.unsubscribed),
    ticketClicks: row.ticket_clicks,
    ticketsPerHundred: perHundred(row.ticket_clicks),
  };
}

interface CampaignsExport {
  sort: CampaignSort;
  format: "csv" | "json";
  fileName: string | null;
}

export function planCampaignsExport(
  { clock }: Pick<Deps, "clock">,
  { sort, format }: Omit<CampaignsExport, "fileName">,
): CampaignsExport {
  const day = clock.now().toISOString().slice(0, 10);
  return { sort, format, fileName: format === "csv" ? `campaigns-${day}.csv` : null };
}

/** A club doesn't send more; a file of them is small. */
const allCampaigns = 10_000;

const columns: readonly (readonly [string, (campaign: ComparedCampaign) => string | number])[] = [
  ["Campaign", ({ subject }) => subject],
  ["Sent on (UTC)", ({ startedAt }) => startedAt.slice(0, 10)],
  ["Sent", ({ sent }) => sent],
  ["Delivered", ({ delivered }) => delivered],
  ["Opened in %", ({ openRate }) => openRate ?? ""],
  ["Clicked in %", ({ clickRate }) => clickRate],
  ["Unsubscribed in %", ({ unsubscribedRate }) => unsubscribedRate],
  ["Ticket clicks", ({ ticketClicks }) => ticketClicks],
  ["Ticket clicks per 100", ({ ticketsPerHundred }) => ticketsPerHundred],
];

export async function* writeCampaigns(
  { db }: Pick<Deps, "db">,
  { sort, format }: CampaignsExport,
): AsyncGenerator<string> {
  const rows = await listCampaignFigures(db, { sort, page: 1, limit: allCampaigns });
  const campaigns = rows.map(presentCampaign);
  if (format === "json") {
    yield JSON.stringify({ success: true, data: campaigns });
    return;
  }
  const lines = campaigns.map((each) => csvLine(columns.map(([, value]) => value(each))));
  yield byteOrderMark + csvLine(columns.map(([name]) => name)) + lines.join("");
}
