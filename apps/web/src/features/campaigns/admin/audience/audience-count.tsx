import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { Button, Group, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

const choosingPauseMs = 250;

/** Number of subscribers who match now. */
export function AudienceCount({ audience }: { audience: CampaignAudience }) {
  const [settled] = useDebouncedValue(audience, choosingPauseMs);
  const { data, error, isPlaceholderData, refetch } = trpc.campaignAudience.count.useQuery(
    settled,
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isOld = isPlaceholderData || settled !== audience;
  return (
    <Group gap="sm" role="status" aria-live="polite" aria-busy={isOld}>
      {error !== null ? (
        <>
          <Text c="red">{errorSentence(error, { failed: "Failed to count the subscribers" })}</Text>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <Text fw={600} opacity={isOld ? 0.6 : 1}>
          {data === undefined ? "Counting…" : countText(data.count)}
        </Text>
      )}
    </Group>
  );
}

function countText(count: number): string {
  if (count === 0) return "Nobody matches";
  return count === 1 ? "1 subscriber" : `${count.toLocaleString("en-AU")} subscribers`;
}
