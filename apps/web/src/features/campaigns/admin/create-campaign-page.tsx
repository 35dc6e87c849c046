import { Paper, Stack, Title } from "@mantine/core";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { CampaignForm } from "./campaign-form.tsx";

export function CreateCampaignPage() {
  return (
    <Stack>
      <BackLink to="/admin/campaigns">Back to Campaigns</BackLink>
      <Title order={1}>New campaign</Title>
      <Paper withBorder p={{ base: "md", sm: "xl" }}>
        <CampaignForm />
      </Paper>
    </Stack>
  );
}
