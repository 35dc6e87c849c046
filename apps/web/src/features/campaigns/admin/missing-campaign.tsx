import { Stack, Text, Title } from "@mantine/core";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { campaignPageMessages as messages } from "./campaign-messages.ts";

export function MissingCampaign() {
  return (
    <Stack align="start">
      <Title order={1}>{messages.missingTitle}</Title>
      <Text>{messages.missing}</Text>
      <ButtonLink to="/admin/campaigns" variant="default">
        Back to Campaigns
      </ButtonLink>
    </Stack>
  );
}
