import { pageMessages as messages } from "@before-ten/contracts/pages/messages";
import type { AdminPage } from "@before-ten/contracts/pages/output";
import { pagePath, publicPageStatus } from "@before-ten/contracts/pages/rules";
import { Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { FailedList } from "../../../../admin/list/list-states.tsx";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { loadErrorNotice } from "../../../../lib/api/call-error.ts";
import { isFailedCall, trpc } from "../../../../lib/api/trpc.ts";
import { Loading } from "../../../../ui/loading.tsx";
import classes from "../post-form.module.css";
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
    <Stack className={classes.page}>
      <BackLink to="/admin/pages">Back to Pages</BackLink>
      {page.isFetchedAfterMount && page.data !== undefined ? (
        <LoadedPage key={page.data.id} page={page.data} />
      ) : (
        <>
          <Title order={1}>Edit page</Title>
          {page.error === null ? (
            <Loading label="Loading the page" />
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
      <Text>This page doesn't exist, or it was deleted.</Text>
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
    try {
      const stored = await utils.client.pages.getForAdmin.query({ id });
      utils.pages.getForAdmin.setData({ id }, stored);
      return stored;
    } catch (error) {
      if (isFailedCall(error) && error.data?.code === "NOT_FOUND") return undefined;
      throw error;
    }
  }

  return (
    <>
      <Group justify="space-between">
        <Title order={1}>Edit page</Title>
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
      <Paper withBorder p={{ base: "md", sm: "xl" }}>
        <PageForm page={page} read={read} isLeaving={() => isDeleted.current} />
      </Paper>
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
