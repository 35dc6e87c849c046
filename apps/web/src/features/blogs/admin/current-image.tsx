import type { StaffPost } from "@before-ten/contracts/blog";
import { Group, Stack, Text } from "@mantine/core";
import { PostPicture } from "../post-picture.tsx";
import classes from "./post-form.module.css";

export function CurrentImage({ post }: { post: StaffPost }) {
  return (
    <Group align="start" wrap="nowrap">
      <div className={classes.image}>
        <PostPicture post={post} sizes="128px" />
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
