import type { AdminPost } from "@before-ten/contracts/posts/output";
import { Group, Stack, Text } from "@mantine/core";
import { PostImage } from "../public/post-image.tsx";
import classes from "./post-form.module.css";

export function CurrentImage({ post }: { post: AdminPost }) {
  return (
    <Group align="start" wrap="nowrap">
      <div className={classes.image}>
        <PostImage post={post} sizes="128px" />
      </div>
      <Stack gap={4}>
        <Text fw={600} size="sm">
          Current image
        </Text>
        <Text size="sm" c="dimmed">
          {post.image === null
            ? "There is none yet: the site shows a drawn one."
            : "A new upload replaces it."}
        </Text>
      </Stack>
    </Group>
  );
}
