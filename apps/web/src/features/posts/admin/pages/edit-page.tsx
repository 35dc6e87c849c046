import { pageMessages as messages } from "@before-ten/contracts/pages/messages";
import type { AdminPage } from "@before-ten/contracts/pages/output";
import { pagePath, publicPageStatus } from "@before-ten/contracts/pages/rules";
import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { FailedList, LoadingRows } from "../../../../admin/list/list-states.tsx";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { loadErrorNotice } from "../../../../lib/api/call-error.ts";
import { foundBy, trpc } from "../../../../lib/api/trpc.ts";
import { DeletePageDialog } from "./delete-page-dialog.tsx";
import { PageForm } from "./page-form.tsx";

export function EditPage({ id }: { id: string }) {
  const page = trpc.pages.getForAdmin.useQuery(
    { id },
    // Starts from what is stored now; later refetches must not disturb what is being typed.
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (page.error?.data?.code === "NOT_FOUND") return <MissingPage />;
  return (
    <Stack>
      <BackLink to="/admin/pages">Back to Pages</BackLink>
      {page.isFetchedAfterMount && page.data !== undefined ? (
        <LoadedPage key={page.data.id} page={page.data} />
      ) : (
        <>
          <Title order={1} size="h5" c="dimmed">
            Edit page
          </Title>
          {page.error === null ? (
            <LoadingRows label="Loading the page" rows={8} />
          ) : (
            <FailedList
              {...loadErrorNotice(page.error, { failed: messages.loadOneFailed })}
              onRetry={() => void page.refetch()}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function MissingPage() {
  return (
    <Stack align="start">
      <Title order={1}>{messages.notFound}</Title>
      <Text>This page doesn't exist, or someone has deleted it.</Text>
      <ButtonLink to="/admin/pages" variant="default">
        Back to Pages
      </ButtonLink>
    </Stack>
  );
}

function LoadedPage({ page }: { page: AdminPage }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const isDeleted = useRef(false);
  const { id, slug } = page;

  /** A deleted page leaves the form as it is. */
  async function read(): Promise<AdminPage | undefined> {
    const stored = await foundBy(utils.client.pages.getForAdmin.query({ id }));
    if (stored !== undefined) utils.pages.getForAdmin.setData({ id }, stored);
    return stored;
  }

  return (
    <>
      <Group justify="space-between">
        <Title order={1} size="h5" c="dimmed">
          Edit page
        </Title>
        <Group>
          {page.status === publicPageStatus && (
            <Anchor href={pagePath(slug)} target="_blank">
              See the page
            </Anchor>
          )}
          <Button color="red" variant="outline" onClick={() => setIsAsking(true)}>
            Delete page
          </Button>
        </Group>
      </Group>
      <PageForm page={page} read={read} isLeaving={() => isDeleted.current} />
      <DeletePageDialog
        page={isAsking ? page : undefined}
        onClose={() => setIsAsking(false)}
        onDeleted={() => {
          isDeleted.current = true;
          return navigate({ to: "/admin/pages" });
        }}
      />
    </>
  );
}
