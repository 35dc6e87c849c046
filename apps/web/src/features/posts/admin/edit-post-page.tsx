import type { AdminPost } from "@before-ten/contracts/posts/output";
import { postMessages } from "@before-ten/contracts/posts/messages";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useFailedLoad } from "../../../admin/form/use-failed-load.ts";
import { foundBy, trpc } from "../../../lib/api/trpc.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import { FigureTile } from "../../../admin/list/tiles/figure-tile.tsx";
import { SummaryTiles } from "../../../admin/list/tiles/summary-tiles.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { DeletePostDialog, deletionFromPage } from "./delete-post-dialog.tsx";
import { PostForm } from "./post-form.tsx";
import { statusLabels } from "./post-labels.ts";
import { LoadingRows } from "../../../admin/list/list-states.tsx";

export function EditPostPage({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount } = trpc.posts.getForAdmin.useQuery(
    { id },
    // Starts from what is stored now; later refetches must not disturb what is being typed.
    { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const read = useReadPost(id);
  const isMissing = error?.data?.code === "NOT_FOUND";
  const sentence =
    error === null
      ? undefined
      : isMissing
        ? postMessages.notFound
        : adminPostMessages.loadOneFailed;

  useFailedLoad(sentence, () => {
    // A missing post has a page that says so.
    if (!isMissing) void navigate({ to: "/admin/blogs", replace: true });
  });

  if (isMissing) return <MissingPost />;
  return (
    <Stack>
      <BackLink to="/admin/blogs">Back to Blog</BackLink>
      {isFetchedAfterMount && sentence === undefined && data !== undefined ? (
        <LoadedPost key={data.id} post={data} read={read} />
      ) : (
        <>
          <Title order={1} size="h5" c="dimmed">
            Edit blog post
          </Title>
          <LoadingRows label={sentence ?? "Loading the post"} rows={8} />
        </>
      )}
    </Stack>
  );
}

type ReadPost = () => Promise<AdminPost | undefined>;

/** Reads what is stored now, for the page too. A deleted post leaves the form as it is. */
function useReadPost(id: string): ReadPost {
  const utils = trpc.useUtils();
  return async () => {
    const post = await foundBy(utils.client.posts.getForAdmin.query({ id }));
    if (post !== undefined) utils.posts.getForAdmin.setData({ id }, post);
    return post;
  };
}

function MissingPost() {
  return (
    <Stack align="start">
      <Title order={1}>{postMessages.missingTitle}</Title>
      <Text>This post doesn't exist, or someone has deleted it.</Text>
      <ButtonLink to="/admin/blogs" variant="default">
        Back to Blog
      </ButtonLink>
    </Stack>
  );
}

function LoadedPost({ post, read }: { post: AdminPost; read: ReadPost }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const isDeleted = useRef(false);
  return (
    <>
      <Group justify="space-between">
        <Title order={1} size="h5" c="dimmed">
          Edit blog post
        </Title>
        <Button color="red" variant="outline" onClick={() => setIsAsking(true)}>
          Delete Post
        </Button>
      </Group>
      <PostForm
        post={post}
        read={read}
        isLeaving={() => isDeleted.current}
        summary={
          <SummaryTiles>
            <FigureTile label="Views" value={post.views.toLocaleString("en-AU")} />
            <FigureTile label="Status" value={statusLabels[post.status]} />
            <FigureTile label="Created" value={dayOf(post.createdAt)} />
          </SummaryTiles>
        }
      />
      <DeletePostDialog
        post={isAsking ? post : undefined}
        sentences={deletionFromPage}
        onClose={() => setIsAsking(false)}
        onDeleted={() => {
          isDeleted.current = true;
          return navigate({ to: "/admin/blogs" });
        }}
      />
    </>
  );
}
