import type { AdminPost } from "@before-ten/contracts/posts/output";
import { createPostInput, updatePostInput } from "@before-ten/contracts/posts/input";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { notifyPlain } from "../../../lib/notify.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { AdminForm } from "../../../admin/form/admin-form.tsx";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { useAdminForm } from "../../../admin/form/use-admin-form.ts";
import { PostFactsFields } from "./post-facts-fields.tsx";
import classes from "./post-form.module.css";
import {
  type PostFormValues,
  type PostText,
  contentCount,
  newPostValues,
  readPostText,
  textOf,
  valuesOf,
} from "./post-form-values.ts";
import { usePostSaving } from "./use-post-saving.ts";

interface PostFormProps {
  /** Undefined: a new one. */
  post?: AdminPost;
  /** The page is being left on purpose, for a reason outside of the form. */
  isLeaving?: () => boolean;
}

const checkNew = schemaResolver(createPostInput, { sync: true });
const checkEdited = schemaResolver(updatePostInput, { sync: true });

export function PostForm({ post, isLeaving }: PostFormProps) {
  const isNew = post === undefined;
  const state = useAdminForm<PostFormValues, PostText>({
    subject: `post:${post?.id ?? "new"}`,
    initialValues: () => (isNew ? newPostValues : valuesOf(post)),
    validate: (values) => errorsOf(values, post),
    textOf,
    readText: readPostText,
  });
  const { form, ifValid } = state;
  const { values } = form;
  const saving = usePostSaving({ post, ...state.ends });
  return (
    <AdminForm
      state={state}
      saving={saving}
      label={isNew ? "New blog post" : "Blog post"}
      leftOut="A chosen picture"
      isLeaving={isLeaving}
      onSubmit={() => ifValid(() => saving.save(values))}
    >
      <div className={classes.columns}>
        <Stack gap="lg">
          <TextInput label="Title" required {...form.getInputProps("title")} />
          <Textarea
            label="Excerpt"
            description="What lists show of the post"
            required
            autosize
            minRows={2}
            {...form.getInputProps("excerpt")}
          />
          <Textarea
            label="Content"
            description={contentCount(values.content)}
            inputWrapperOrder={["label", "input", "description", "error"]}
            required
            autosize
            minRows={18}
            {...form.getInputProps("content")}
          />
        </Stack>
        <PostFactsFields form={form} post={post} />
      </div>
      <FormFooter>
        <Button variant="subtle" px="xs" onClick={() => notifyPlain(adminPostMessages.preview)}>
          Preview
        </Button>
        <ButtonLink to="/admin/blogs" variant="default">
          Cancel
        </ButtonLink>
        <Button type="submit">
          {saving.isSaving
            ? isNew
              ? "Creating..."
              : "Updating..."
            : isNew
              ? "Create post"
              : "Update post"}
        </Button>
      </FormFooter>
    </AdminForm>
  );
}

/** The contract's own sentences; what is wrong with one tag stands under all of them. */
function errorsOf(values: PostFormValues, post: AdminPost | undefined): FormErrors {
  const errors = post === undefined ? checkNew(values) : checkEdited({ ...values, id: post.id });
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [path.split(".")[0], error]),
  );
}
