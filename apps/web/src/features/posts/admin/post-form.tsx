import type { AdminPost } from "@before-ten/contracts/posts/output";
import { createPostInput, updatePostInput } from "@before-ten/contracts/posts/input";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import { Button, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormErrors, schemaResolver, useForm } from "@mantine/form";
import { notifyPlain } from "../../../lib/notify.ts";
import { useSession } from "../../../lib/session.ts";
import { type FormDraft, useFormDraft } from "../../../admin/form/use-form-draft.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { useState } from "react";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { DraftNotice } from "../../../admin/form/draft-notice.tsx";
import { UnsavedChanges } from "../../../admin/form/unsaved-changes.tsx";
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
  const session = useSession();
  const [before] = useState(() => (isNew ? newPostValues : valuesOf(post)));
  const form = useForm<PostFormValues>({
    initialValues: before,
    validate: (values) => faultsOf(values, post),
  });
  const { values } = form;
  const drafts = useFormDraft<PostText>({
    subject: `post:${post?.id ?? "new"}`,
    userId: typeof session === "string" ? "" : session.user.id,
    stored: textOf(before),
    values: textOf(values),
    read: readPostText,
  });
  const { field, refused } = useFormErrors();
  const { isSaving, isDone, save } = usePostSaving({
    post,
    onSaved: () => drafts.forget(),
    onErrors(faults) {
      form.setErrors(faults);
      refused();
    },
  });

  function submit() {
    const { hasErrors } = form.validate();
    if (hasErrors) refused();
    else save(values);
  }

  /** The notice is gone then, and with it the button that had the focus. */
  function decide(how: "restore" | "discard", draft: FormDraft<PostText>) {
    if (how === "restore") form.setValues(drafts.restore(draft));
    else drafts.discard(draft);
    field.current?.querySelector<HTMLElement>("input")?.focus();
  }

  const { offer } = drafts;
  return (
    <form
      ref={field}
      noValidate
      aria-label={isNew ? "New blog post" : "Blog post"}
      onSubmit={(submission) => {
        submission.preventDefault();
        submit();
      }}
    >
      <UnsavedChanges hasUnsaved={() => form.isDirty() && !isDone() && isLeaving?.() !== true} />
      <fieldset className={classes.fields} disabled={isSaving}>
        <Stack gap="lg">
          {offer && (
            <DraftNotice
              savedAt={offer.savedAt}
              leftOut="A chosen picture"
              onRestore={() => decide("restore", offer)}
              onDiscard={() => decide("discard", offer)}
            />
          )}
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
              {isNew
                ? isSaving
                  ? "Creating..."
                  : "Create post"
                : isSaving
                  ? "Updating..."
                  : "Update post"}
            </Button>
          </FormFooter>
        </Stack>
      </fieldset>
    </form>
  );
}

/** The contract's own sentences; what is wrong with one tag stands under all of them. */
function faultsOf(values: PostFormValues, post: AdminPost | undefined): FormErrors {
  const faults = post === undefined ? checkNew(values) : checkEdited({ ...values, id: post.id });
  return Object.fromEntries(
    Object.entries(faults).map(([path, fault]) => [path.split(".")[0], fault]),
  );
}
