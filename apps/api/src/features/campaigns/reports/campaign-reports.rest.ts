import { bounceMessages } from "@before-ten/contracts/campaigns/report-messages";
import {
  campaignReportOutput,
  notedBouncesOutput,
} from "@before-ten/contracts/campaigns/report-output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { campaignReportsRouter } from "./campaign-reports.router.ts";

/** Room for a report of 200,000 characters, with two bytes per line break. */
const bounceBodyLimitBytes = 512 * 1024;

const { rest } = rowsOf({ campaignReports: campaignReportsRouter });

export const campaignReportRoutes = [
  rest({
    method: "GET",
    path: "/newsletter/campaigns/:id/report",
    procedure: "campaignReports.get",
    doc: {
      summary: "Read the results of a campaign",
      description:
        "Deliveries, clicks by people by link, event and time, and clicks by scanners separately. All figures are 0 before it starts.",
      example: { id: exampleId },
      answer: { data: entityAnswer("CampaignReport", campaignReportOutput) },
    },
    body: (report) => ({ data: withUnderscoreId(report) }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/bounces",
    procedure: "campaignReports.noteBounce",
    doc: {
      summary: "Report a bounced email or a complaint",
      description:
        "Either `report`, a delivery report (RFC 3464) or a complaint (RFC 5965) as received, or `messageId` or `email` with `kind`. A hard bounce sets the subscriber to bounced, and so do five soft ones in a row, except those that reject the sender or the content. A complaint unsubscribes the subscriber. A report that names only an address is believed of those who subscribed in the last seven days.",
      example: { messageId: `${exampleId}@beforeten.example`, kind: "hard", reason: "5.1.1" },
      answer: { data: notedBouncesOutput, message: text(bounceMessages.noted(1)) },
    },
    bodyLimitBytes: bounceBodyLimitBytes,
    body: ({ noted, message }) => ({ data: { noted }, message }),
  }),
];
