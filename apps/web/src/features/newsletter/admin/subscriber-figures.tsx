import { SimpleGrid } from "@mantine/core";
import { trpc } from "../../../lib/api/trpc.ts";
import { StatCard } from "../../../admin/list/stat-card.tsx";
import { noCampaignYet, percent } from "./subscriber-texts.ts";

/** A failure must not look as if no one ever got a campaign. */
const nothing = {
  newSubscribers: 0,
  overview: {
    totalSubscribers: 0,
    newSubscribersToday: 0,
    engagementRate: 0,
    engagementSubscribers: 1,
    totalUnsubscribed: 0,
  },
};

/** Figures that can't be loaded show 0; the error is only logged (lib/api/log-failed-load.ts). */
export function SubscriberFigures() {
  const { data = nothing, isPending } = trpc.newsletter.overview.useQuery({ period: "30d" });
  const { overview } = data;
  const hasCampaigns = overview.engagementSubscribers > 0;
  const card = { isLoading: isPending, error: undefined };
  return (
    <SimpleGrid component="section" aria-label="Figures" cols={{ base: 2, lg: 4 }} spacing="sm">
      <StatCard
        {...card}
        label="Total subscribers"
        value={overview.totalSubscribers}
        second="whatever their status"
      />
      <StatCard
        {...card}
        label="New today"
        value={overview.newSubscribersToday}
        second={`${data.newSubscribers.toLocaleString("en-AU")} in 30 days`}
      />
      <StatCard
        {...card}
        label="Engagement rate"
        value={hasCampaigns ? percent(overview.engagementRate) : "-"}
        second={hasCampaigns ? "of active subscribers" : noCampaignYet}
      />
      <StatCard
        {...card}
        label="Unsubscribed"
        value={overview.totalUnsubscribed}
        second="have left the list"
      />
    </SimpleGrid>
  );
}
