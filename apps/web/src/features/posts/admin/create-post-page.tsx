import { Stack, Title } from "@mantine/core";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { PostForm } from "./post-form.tsx";

export function CreatePostPage() {
  return (
    <Stack>
      <BackLink to="/admin/blogs">Back to Blog</BackLink>
      <Title order={1} size="h5" c="dimmed">
        Create blog post
      </Title>
      <PostForm />
    </Stack>
  );
}
