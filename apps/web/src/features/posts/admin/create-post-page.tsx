import { Paper, Stack, Title } from "@mantine/core";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { PostForm } from "./post-form.tsx";
import classes from "./post-form.module.css";

export function CreatePostPage() {
  return (
    <Stack className={classes.page}>
      <BackLink to="/admin/blogs">Back to Blog</BackLink>
      <Title order={1}>Create blog post</Title>
      <Paper withBorder p={{ base: "md", sm: "xl" }}>
        <PostForm />
      </Paper>
    </Stack>
  );
}
