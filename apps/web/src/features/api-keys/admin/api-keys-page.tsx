import type { ApiKey } from "@before-ten/contracts/api-keys/output";
import { apiKeyMessages as messages } from "@before-ten/contracts/api-keys/messages";
import { Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconKey } from "@tabler/icons-react";
import { useState } from "react";
import { loadErrorNotice } from "../../../lib/call-error.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useQueryAction } from "../../../admin/palette/use-query-action.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import classes from "./api-keys.module.css";
import { ApiKeysTable } from "./api-keys-table.tsx";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { RevokeKeyDialog } from "./revoke-key-dialog.tsx";

export function ApiKeysPage() {
  // Programs use their keys, and a colleague makes some too. Without a network the call shall fail, not wait.
  const keys = trpc.apiKeys.list.useQuery(undefined, { staleTime: 0, networkMode: "always" });
  const [isCreating, creation] = useDisclosure(false);
  useQueryAction("create", creation.open);
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>API keys</Title>
        <Button leftSection={<IconKey size={18} aria-hidden />} onClick={creation.open}>
          Create API key
        </Button>
      </Group>
      <Stack gap={4}>
        <Text c="dimmed" maw="68ch">
          A key lets a program call the REST API without anybody's password, and open no more than
          its scopes. It ends when it is revoked, or when its maker is no admin any more.
        </Text>
        <Anchor href="/api/docs" target="_blank" rel="noopener" size="sm" w="fit-content">
          What the API can do
        </Anchor>
      </Stack>
      {keys.isPending && <LoadingRows label="Loading API keys" rows={4} rowHeight="2.5rem" />}
      {keys.isError && (
        <FailedList
          {...loadErrorNotice(keys.error, { failed: messages.loadFailed })}
          onRetry={() => void keys.refetch()}
        />
      )}
      {keys.isSuccess && <KeyList keys={keys.data} onCreate={creation.open} />}
      <CreateKeyDialog isOpen={isCreating} onClose={creation.close} />
    </Stack>
  );
}

function KeyList({ keys, onCreate }: { keys: ApiKey[]; onCreate: () => void }) {
  const [doomed, setDoomed] = useState<ApiKey>();
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  return (
    <Stack onFocus={onFocus}>
      <Text
        ref={fallback}
        tabIndex={-1}
        size="sm"
        c="dimmed"
        role="status"
        className={classes.count}
      >
        {keys.length} {keys.length === 1 ? "API key" : "API keys"}
      </Text>
      {keys.length === 0 ? (
        <NoKeys onCreate={onCreate} />
      ) : (
        <ApiKeysTable keys={keys} onRevoke={setDoomed} />
      )}
      <RevokeKeyDialog apiKey={doomed} onClose={() => setDoomed(undefined)} />
    </Stack>
  );
}

function NoKeys({ onCreate }: { onCreate: () => void }) {
  return (
    <Paper withBorder p="xl">
      <Stack align="center" ta="center">
        <Text fw={600}>{messages.noneFound}</Text>
        <Text c="dimmed">Make one for each program, so that each can be revoked alone.</Text>
        <Button variant="default" onClick={onCreate}>
          Create the first API key
        </Button>
      </Stack>
    </Paper>
  );
}
