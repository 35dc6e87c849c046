import type { AdminPostSummary } from "@before-ten/contracts/posts/output";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import type { PostStatus } from "@before-ten/contracts/posts/rules";
import { adminPostMessages as messages } from "@before-ten/contracts/posts/admin-messages";
import { Checkbox, Group, Menu, Stack, Table, Text } from "@mantine/core";
import { IconWorld, IconWorldOff } from "@tabler/icons-react";
import { use } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { SiteTexts } from "../../../lib/site-texts.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { PostImage } from "../public/post-image.tsx";
import { brand } from "@before-ten/contracts/shared/brand";
import { ScheduleBadges } from "../../../admin/list/badges/schedule-badges.tsx";
import { StatusBadge, type StatusTone } from "../../../admin/list/badges/status-badge.tsx";
import { WritingMenu } from "./writing-menu.tsx";
import { menuIconSize } from "../../../admin/list/row-menu.tsx";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import { EditButton } from "../../../admin/list/edit-button.tsx";
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
            <EditButton to="/admin/blogs/edit/$id" id={post.id} name={title} />
            <PostMenu post={post} onDelete={onDelete} />
          </div>
        </Table.Td>
      </Permitted>
    </Table.Tr>
  );
}

interface PostMenuProps {
  post: AdminPostSummary;
  onDelete: () => void;
}

function PostMenu({ post, onDelete }: PostMenuProps) {
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
  const [action, status, Icon] =
    post.status === "published"
      ? (["Unpublish", "draft", IconWorldOff] as const)
      : (["Publish", "published", IconWorld] as const);
  return (
    <WritingMenu kind="post" shown={post} isBusy={setStatus.isPending} onDelete={onDelete}>
      <Menu.Item
        leftSection={<Icon size={menuIconSize} aria-hidden />}
        onClick={() => {
          if (!setStatus.isPending) setStatus.mutate({ id: post.id, status });
        }}
      >
        {action}
      </Menu.Item>
    </WritingMenu>
  );
}
