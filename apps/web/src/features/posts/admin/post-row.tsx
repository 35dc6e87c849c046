import type { AdminPostSummary } from "@before-ten/contracts/posts/output";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import type { PostStatus } from "@before-ten/contracts/posts/rules";
import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { Button, Checkbox, Group, Stack, Table, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { use } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { SiteTexts } from "../../../lib/site-texts.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { PostImage } from "../public/post-image.tsx";
import { brand } from "@before-ten/contracts/shared/brand";
import { ScheduleBadges } from "../../../admin/list/badges/schedule-badges.tsx";
import { StatusBadge, type StatusTone } from "../../../admin/list/badges/status-badge.tsx";
import { PreviewButtons } from "./preview-buttons.tsx";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import classes from "./posts.module.css";
import { usePostsChanged } from "./use-posts-changed.ts";

const tones: Record<PostStatus, StatusTone> = {
  draft: "idle",
  published: "live",
  archived: "past",
};

interface PostRowProps {
  post: AdminPostSummary;
  isSelected?: boolean;
  /** Undefined if it can't be selected. */
  onToggle?: () => void;
  onDelete: () => void;
}

export function AdminPostRow({ post, isSelected = false, onToggle, onDelete }: PostRowProps) {
  const { title } = post;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="normal" className={classes.post}>
        <Group gap="sm" wrap="nowrap">
          {onToggle && (
            <Checkbox
              className={classes.check}
              aria-label={`Select ${title}`}
              checked={isSelected}
              onChange={onToggle}
            />
          )}
          <div className={classes.thumbnail}>
            <PostImage post={post} sizes="72px" />
          </div>
          <div>
            <Text fw={600} lineClamp={2}>
              {title}
            </Text>
            <Text size="sm" c="dimmed">
              {post.readTime}
            </Text>
          </div>
        </Group>
      </Table.Th>
      <Table.Td>{categoryLabel(use(SiteTexts), post.category)}</Table.Td>
      <Table.Td>{post.author}</Table.Td>
      <Table.Td>
        <Stack gap={2} className={classes.status}>
          <StatusBadge tone={tones[post.status]}>{post.status}</StatusBadge>
          <ScheduleBadges {...post} timeZone={brand.timeZone} />
        </Stack>
      </Table.Td>
      <Table.Td data-label="Published" className={classes.day}>
        {post.publishDate === null ? (
          <Text span size="sm" c="dimmed">
            Not yet
          </Text>
        ) : (
          <time dateTime={post.publishDate}>{dayOf(post.publishDate)}</time>
        )}
      </Table.Td>
      <Table.Td ta="end" data-label="Views">
        {post.views.toLocaleString("en-AU")}
      </Table.Td>
      <Permitted to="posts:write">
        <Table.Td>
          <div className={classes.actions}>
            <StatusToggle post={post} />
            <PreviewButtons kind="post" shown={post} isShort />
            <ButtonLink
              to="/admin/blogs/edit/$id"
              params={{ id: post.id }}
              variant="default"
              size="xs"
              aria-label={`Edit ${title}`}
            >
              Edit
            </ButtonLink>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              px={7}
              title="Delete"
              aria-label={`Delete ${title}`}
              onClick={onDelete}
            >
              <IconTrash size={16} aria-hidden />
            </Button>
          </div>
        </Table.Td>
      </Permitted>
    </Table.Tr>
  );
}

/** A published post becomes a draft, any other is published. */
function StatusToggle({ post }: { post: AdminPostSummary }) {
  const postsChanged = usePostsChanged();
  const setStatus = trpc.posts.setStatus.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await postsChanged();
    },
    onError(error) {
      notifyError(
        errorSentence(error, {
          failed: messages.statusFailed,
          retry: messages.statusFailedRetry,
        }),
      );
    },
  });
  const isPublished = post.status === "published";
  const action = isPublished ? "Unpublish" : "Publish";
  return (
    <Button
      variant="default"
      size="xs"
      className={classes.toggle}
      aria-label={`${action} ${post.title}`}
      loading={setStatus.isPending}
      onClick={() => setStatus.mutate({ id: post.id, status: isPublished ? "draft" : "published" })}
    >
      {action}
    </Button>
  );
}
