import { Alert, Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../../lib/api/trpc.ts";

/** Shown while campaigns wait because something is wrong with their sender. */
export function CampaignsWait() {
  const { data } = trpc.senderHealth.get.useQuery(undefined, { staleTime: 0 });
  if (data?.isHolding !== true) return null;
  const wrong = data.findings.find(({ state }) => state === "wrong");
  return (
    <Alert color="red" title="Campaigns are on hold">
      <Text size="sm">{wrong?.sentence}</Text>
      <Anchor component={Link} to="/admin/sender-health" size="sm">
        Sender's health
      </Anchor>
    </Alert>
  );
}
