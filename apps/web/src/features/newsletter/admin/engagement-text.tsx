import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import { VisuallyHidden } from "@mantine/core";
import { noCampaignYet, percent } from "./subscriber-texts.ts";

interface EngagementTextProps {
  subscriber: Pick<AdminSubscriber, "engagementRate" | "engagementCampaigns">;
  /** Also says how many campaigns it is based on. */
  isLong?: boolean;
}

/** A column has room only for a dash; screen readers get it in words. */
export function EngagementText({ subscriber, isLong = false }: EngagementTextProps) {
  const { engagementRate, engagementCampaigns: campaigns } = subscriber;
  if (campaigns === 0) {
    return isLong ? (
      <>{noCampaignYet}</>
    ) : (
      <span title={noCampaignYet}>
        <span aria-hidden>-</span>
        <VisuallyHidden>{noCampaignYet}</VisuallyHidden>
      </span>
    );
  }
  if (!isLong) return <>{percent(engagementRate)}</>;
  const ofCampaigns =
    campaigns === 1 ? "of the only campaign" : `of the last ${campaigns} campaigns`;
  return (
    <>
      {percent(engagementRate)} {ofCampaigns}
    </>
  );
}
