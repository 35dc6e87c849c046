import { campaignReportMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import type { CampaignReport } from "@before-ten/contracts/campaigns/report-output";
import { StatCard } from "../../../../admin/list/tiles/stat-card.tsx";
import { count, percent } from "./report-texts.ts";
import classes from "./report.module.css";

const loaded = { isLoading: false, error: undefined };

export function ReportTiles({ totals }: Pick<CampaignReport, "totals">) {
  const bounced = totals.bouncedHard + totals.bouncedSoft;
  return (
    <div className={classes.tiles}>
      <StatCard
        {...loaded}
        label="Delivered"
        value={totals.delivered}
        second={`of ${count(totals.recipients)}${totals.failed > 0 ? `, ${count(totals.failed)} failed` : ""}`}
      />
      <StatCard
        {...loaded}
        label="People who clicked"
        value={totals.people}
        second={`${percent(totals.clickRate)} of those delivered, ${count(totals.clicks)} ${totals.clicks === 1 ? "click" : "clicks"}`}
      />
      <StatCard
        {...loaded}
        label="Ticket clicks"
        value={totals.ticketClicks}
        second="in the email, and on our pages afterwards"
      />
      <StatCard
        {...loaded}
        label="Unsubscribed"
        value={totals.unsubscribed}
        second="through a link in this email"
      />
      <StatCard
        {...loaded}
        label="Bounced"
        value={bounced}
        second={
          bounced === 0
            ? "nothing so far"
            : `${count(totals.bouncedHard)} hard, ${count(totals.bouncedSoft)} soft`
        }
      />
      <StatCard
        {...loaded}
        label="Complaints"
        value={totals.complaints}
        second={
          totals.complaints === 0
            ? "nothing so far"
            : `${percent(totals.complaintRate, 2)} of those delivered, reported as spam`
        }
      />
      <StatCard
        {...loaded}
        label="Scanners’ clicks"
        value={totals.scannerClicks}
        second="by programs, counted separately"
      />
      {totals.opened !== null && (
        <div className={classes.wide}>
          <StatCard
            {...loaded}
            label="Opens (unreliable)"
            value={totals.opened}
            second={messages.opensUnreliable}
          />
        </div>
      )}
    </div>
  );
}
