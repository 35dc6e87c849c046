import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import type { CreatedWebhook, Webhook } from "@before-ten/contracts/webhooks/output";
import { Anchor, Button, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconWebhook } from "@tabler/icons-react";
import { useState } from "react";
import { StoreSecret } from "../../../admin/form/store-secret.tsx";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import { EmptyList, LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookLog } from "./webhook-log.tsx";
import { WebhookCard } from "./webhook-card.tsx";

export function WebhooksPage() {
  const webhooks = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 });
  const [isCreating, creation] = useDisclosure(false);
  const [secretOf, setSecretOf] = useState<CreatedWebhook>();
  const [logOf, setLogOf] = useState<Webhook>();
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Webhooks</Title>
        <Button leftSection={<IconWebhook size={18} aria-hidden />} onClick={creation.open}>
          Create webhook
        </Button>
      </Group>
      <Stack gap={4}>
        <Text c="dimmed" maw="68ch">
          A webhook tells another program of each change as it happens: of parties, posts, readers
          and messages. Drafts stay here, and names and addresses are never sent.
        </Text>
        <Anchor href="/api/docs/webhooks" target="_blank" rel="noopener" size="sm" w="fit-content">
          What is sent, and how to verify it
        </Anchor>
      </Stack>
      <LoadedList
        call={webhooks}
        loading={<LoadingRows label="Loading webhooks" rows={3} rowHeight="5rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyList
              title={messages.noneFound}
              text="Create one per program that should hear of changes."
            >
              <Button variant="default" onClick={creation.open}>
                Create the first webhook
              </Button>
            </EmptyList>
          ) : (
            <Stack component="ul" p={0}>
              {found.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  onLog={() => setLogOf(webhook)}
                  onSecret={setSecretOf}
                />
              ))}
            </Stack>
          )
        }
      </LoadedList>
      <Modal opened={isCreating} onClose={creation.close} title="Create webhook">
        <WebhookForm
          onCreated={(created) => {
            setSecretOf(created);
            creation.close();
          }}
          onClose={creation.close}
        />
      </Modal>
      <SecretDialog webhook={secretOf} onStored={() => setSecretOf(undefined)} />
      <DetailsDrawer
        isOpen={logOf !== undefined}
        title={logOf && `Sent to ${new URL(logOf.url).host}`}
        onClose={() => setLogOf(undefined)}
      >
        {logOf && <WebhookLog webhookId={logOf.id} />}
      </DetailsDrawer>
    </Stack>
  );
}

interface SecretDialogProps {
  /** Undefined while the dialog is closed. */
  webhook: CreatedWebhook | undefined;
  onStored: () => void;
}

/** The secret is kept in the page alone, until the admin has stored it. */
function SecretDialog({ webhook, onStored }: SecretDialogProps) {
  return (
    <Modal
      opened={webhook !== undefined}
      onClose={onStored}
      title="Store the secret"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {webhook && (
        <StoreSecret
          label="Webhook secret"
          secret={webhook.secret}
          intro={
            <>
              Copy the secret to the program at <strong>{new URL(webhook.url).host}</strong>.
            </>
          }
          hint="With it, the program verifies that a request is ours (Standard Webhooks)."
          copied={messages.secretCopied}
          onStored={onStored}
        />
      )}
    </Modal>
  );
}
