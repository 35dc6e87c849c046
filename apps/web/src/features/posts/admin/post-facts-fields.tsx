import type { AdminPost } from "@before-ten/contracts/posts/output";
import { categoryChoices } from "@before-ten/contracts/posts/categories";
import { postStatuses } from "@before-ten/contracts/posts/rules";
import { toNames } from "@before-ten/contracts/shared/names";
import { Checkbox, NativeSelect, Stack, TagsInput, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { brand } from "@before-ten/contracts/shared/brand";
import { type ComponentProps, use } from "react";
import { CurrentImage } from "../../../admin/form/image/current-image.tsx";
import { Fold } from "../../../admin/form/fold.tsx";
import { imageError } from "../../../admin/form/image/image-error.ts";
import { ImageField } from "../../../admin/form/image/image-field.tsx";
import { ScheduleInputs } from "../../../admin/form/schedule-inputs.tsx";
import { SiteTexts } from "../../../lib/site-texts.tsx";
import type { PostFormValues } from "./post-form-values.ts";
import { statusLabels } from "./post-labels.ts";
import { PostImage } from "../public/post-image.tsx";
import classes from "./post-form.module.css";

interface PostFactsFieldsProps {
  form: UseFormReturnType<PostFormValues>;
  /** Undefined for a new post. */
  post: AdminPost | undefined;
}

/** All fields but the text. */
export function PostFactsFields({ form, post }: PostFactsFieldsProps) {
  const texts = use(SiteTexts);
  return (
    <Stack gap="lg">
      <TextInput label="Author" required {...form.getInputProps("author")} />
      <NativeSelect label="Category" required {...form.getInputProps("category")}>
        <option value="">Choose a category</option>
        {categoryChoices(texts, post?.category).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <TagsInput
        label="Tags"
        description="Press Enter or type a comma after each"
        {...form.getInputProps("tags")}
        // Autofill, or a keyboard without a comma key event, delivers several tags at once.
        onChange={(tags) => form.setFieldValue("tags", toNames(tags))}
      />
      <TextInput label="Read time" {...form.getInputProps("readTime")} />
      {post !== undefined && (
        <CurrentImage
          title="Current image"
          none={post.image === null ? "There is none yet: the site shows a drawn one." : undefined}
        >
          <div className={classes.image}>
            <PostImage post={post} sizes="128px" />
          </div>
        </CurrentImage>
      )}
      <ImageField
        label="Featured image"
        hint="JPEG, PNG or WebP, less than 5MB"
        file={form.values.image}
        errorOf={imageError}
        onPick={(file, error) => {
          form.setFieldValue("image", file);
          if (error !== undefined) form.setFieldError("image", error);
        }}
        error={form.errors.image}
      />
      <NativeSelect
        label="Status"
        description="Only published posts are public"
        data={postStatuses.map((status) => ({ value: status, label: statusLabels[status] }))}
        {...form.getInputProps("status")}
      />
      <ScheduleInputs
        form={form}
        timeZone={brand.timeZone}
        onPublishLater={() => form.setFieldValue("status", "draft")}
      />
      <Checkbox
        label="Mark as featured post"
        {...form.getInputProps("featured", { type: "checkbox" })}
      />
      {post !== undefined && <AddressField {...form.getInputProps("slug")} />}
    </Stack>
  );
}

/** Folded unless it is invalid. Takes the form's input props. */
function AddressField(input: ComponentProps<typeof TextInput>) {
  return (
    <Fold label="Address" mustShow={input.error !== undefined}>
      <TextInput
        pt="sm"
        label="Address of the post"
        description="What follows /blog/. After a change the old address redirects to the new one."
        autoCapitalize="off"
        spellCheck={false}
        {...input}
      />
    </Fold>
  );
}
