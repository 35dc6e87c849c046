import type { AdminPost } from "@before-ten/contracts/posts/output";
import { createPostInput, updatePostInput } from "@before-ten/contracts/posts/input";
import {
  adminPostMessages,
  adminPostMessages as messages,
} from "@before-ten/contracts/posts/admin-messages";
import { Button, Stack } from "@mantine/core";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { notifyPlain } from "../../../lib/notify.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { AdminForm } from "../../../admin/form/admin-form.tsx";
import { useAdminForm } from "../../../admin/form/use-admin-form.ts";
import { ContentField } from "./content-field.tsx";
import { comparedPost } from "./post-compared.ts";
import { sentContent } from "./post-content.ts";
import { PostFactsFields } from "./post-facts-fields.tsx";
import {
  type PostFormValues,
  type PostText,
  newPostValues,
  readPostText,
  textOf,
  valuesOf,
  type PostBase,
  writtenPost,
} from "./post-form-values.ts";
import { PreviewButtons } from "./preview-buttons.tsx";
import { PreviewNotice } from "./preview-notice.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { type SavingEnds, useSaveOnce } from "../../../admin/form/use-save-once.ts";
import { usePostsChanged } from "./use-posts-changed.ts";
import { LeadField, TitleField, WritingLayout } from "./writing-layout.tsx";
import type { ReactNode } from "react";

interface PostFormProps {
  /** Undefined for a new post. */
  post?: AdminPost;
  /** Reads the post again; undefined if it was deleted. */
  read?: () => Promise<AdminPost | undefined>;
  /** True while something outside the form leaves the page on purpose. */
  isLeaving?: () => boolean;
  /** Shown above the settings. */
  summary?: ReactNode;
}

const checkNew = schemaResolver(createPostInput, { sync: true });
const checkEdited = schemaResolver(updatePostInput, { sync: true });

export function PostForm({ post, read, isLeaving, summary }: PostFormProps) {
  const isNew = post === undefined;
  const state = useAdminForm<PostFormValues, PostText>({
    subject: `post:${post?.id ?? "new"}`,
    initialValues: () => (isNew ? newPostValues : valuesOf(post)),
    validate: (values) => errorsOf(values, post),
    textOf,
    readText: readPostText,
    edited: post && {
      kind: "post",
      id: post.id,
      version: post.version,
      compared: comparedPost,
      read: async () => {
        const stored = await read?.();
        return stored && { version: stored.version, values: valuesOf(stored) };
      },
    },
  });
  const { form, ifValid } = state;
  const { values } = form;
  const saving = usePostSaving({ base: post && { id: post.id, ...state.base }, ...state.ends });
  return (
    <AdminForm
      state={state}
      saving={saving}
      label={isNew ? "New blog post" : "Blog post"}
      leftOut="A chosen image"
      isLeaving={isLeaving}
      onSubmit={() => ifValid(() => saving.save(values))}
    >
      <WritingLayout
        refusals={state.refusals}
        wrong={Object.keys(form.errors)}
        settings={
          <Stack gap="lg">
            {summary}
            <PostFactsFields form={form} post={post} />
          </Stack>
        }
        notice={!isNew && <PreviewNotice kind="post" id={post.id} hasUnsaved={state.isDirty()} />}
        actions={
          <>
            {isNew ? (
              // A preview shows only what is stored.
              <Button
                variant="subtle"
                px="xs"
                onClick={() => notifyPlain(adminPostMessages.preview)}
              >
                Preview
              </Button>
            ) : (
              <PreviewButtons kind="post" shown={post} />
            )}
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
          </>
        }
      >
        <TitleField {...form.getInputProps("title")} />
        <LeadField
          aria-label="Excerpt"
          placeholder="Excerpt, shown in lists"
          {...form.getInputProps("excerpt")}
        />
        <ContentField
          value={{ content: values.content, document: values.document }}
          onChange={({ content, document }) => {
            form.setFieldValue("content", content);
            form.setFieldValue("document", document);
          }}
          error={form.errors["content"] ?? form.errors["document"]}
          isDisabled={saving.isSaving}
        />
      </WritingLayout>
    </AdminForm>
  );
}

/** Errors with the contract's own sentences; an error of one tag is shown under the tags field. */
function errorsOf(values: PostFormValues, post: AdminPost | undefined): FormErrors {
  const { content: _content, document: _document, ...others } = values;
  const sent = { ...others, ...sentContent(values) };
  const errors = post === undefined ? checkNew(sent) : checkEdited({ ...sent, id: post.id });
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [path.split(".")[0], error]),
  );
}

interface PostSaving extends SavingEnds {
  /** Undefined for a new post. */
  base: PostBase | undefined;
}

/** Creates or changes a post once and goes to the list of posts. */
function usePostSaving({ base, ...ends }: PostSaving) {
  const changed = usePostsChanged();
  const { creating, updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/blogs",
    changed,
    ...ends,
  });
  const create = trpc.posts.create.useMutation(creating);
  const update = trpc.posts.update.useMutation(updating);
  const saving = base === undefined ? create : update;
  return {
    isSaving: saving.isPending,
    isDone,
    save: (values: PostFormValues) =>
      once(writtenPost(values, base), (input) => saving.mutate(input)),
  };
}
