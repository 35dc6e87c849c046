import { campaignReportMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import type { CampaignReport as Report } from "@before-ten/contracts/campaigns/report-output";
import { Skeleton, Stack, Text } from "@mantine/core";
import { EmptyList, LoadedList } from "../../../../admin/list/list-states.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { EventsTable } from "./events-table.tsx";
import { LinksTable } from "./links-table.tsx";
import { ReportTiles } from "./report-tiles.tsx";
import classes from "./report.module.css";
import { TimeFigures } from "./time-figures.tsx";

/** A campaign's results: deliveries, clicks by time, link and event. */
export function CampaignReport({ id }: { id: string }) {
  // Subscribers click while an admin looks at it.
  const report = trpc.campaignReports.get.useQuery({ id }, { staleTime: 0 });
  return (
    <section aria-label="Figures">
      <LoadedList
        call={report}
        loading={<LoadingReport />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <LoadedReport report={found} />}
      </LoadedList>
    </section>
  );
}

function LoadedReport({ report }: { report: Report }) {
  const { totals, links, events, times } = report;
  if (totals.sent === 0 && totals.failed === 0) {
    return <EmptyList title={messages.notSentTitle} text={messages.notSent} />;
  }
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <ReportTiles totals={totals} />
        <Text size="sm" c="dimmed">
          {messages.scannersApart}
        </Text>
      </Stack>
      <TimeFigures times={times} />
      <LinksTable links={links} />
      <EventsTable events={events} />
    </Stack>
  );
}

function LoadingReport() {
  return (
    <Stack gap="xl" role="status" aria-label="Loading the campaign's figures">
      <div className={classes.tiles}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={96} />
        ))}
      </div>
      <Skeleton className={classes.plot} />
      <Skeleton height={280} />
    </Stack>
  );
}
