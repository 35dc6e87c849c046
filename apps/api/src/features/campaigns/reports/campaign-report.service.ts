import { campaignReportMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";
import { AppError } from "@before-ten/contracts/shared/errors";
import {
  findReportedCampaign,
  listCampaignEvents,
  listLinkFigures,
  listTimeFigures,
  readRecipientFigures,
} from "@before-ten/db/queries/campaigns/report";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../../deps.ts";
import { presentReport } from "./campaign-report.present.ts";

/** How many days after its start a report covers. */
const days = 28;

export async function readCampaignReport(
  { db }: Pick<Deps, "db">,
  id: string,
): Promise<CampaignReport> {
  const campaign = isUuid(id) ? await findReportedCampaign(db, id) : undefined;
  if (campaign === undefined) throw new AppError("NOT_FOUND", messages.notFound);
  const { started_at: startedAt } = campaign;
  const [recipients, links, events, times] = await Promise.all([
    readRecipientFigures(db, campaign.id),
    listLinkFigures(db, campaign.id),
    listCampaignEvents(db, campaign.id),
    startedAt === null ? [] : listTimeFigures(db, campaign.id, { startedAt, days }),
  ]);
  return presentReport({ campaign, recipients, links, events, times });
}
