import { Alert, Input } from "@mantine/core";
import { type ReactNode, Suspense, lazy, useId } from "react";
import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import classes from "./writing-layout.module.css";
import type { PostContent } from "./post-content.ts";
import { contentCount } from "./post-form-values.ts";
import { LoadingRows } from "../../../admin/list/list-states.tsx";

const PostEditor = lazy(() =>
  import("./editor/post-editor.tsx").then(
    (module) => ({ default: module.PostEditor }),
    () => ({ default: EditorMissing }),
  ),
);

interface ContentFieldProps {
  value: PostContent;
  onChange: (value: PostContent) => void;
  error: ReactNode;
  isDisabled: boolean;
}

/** The text of a post with its length and its error. */
export function ContentField({ value, onChange, error, isDisabled }: ContentFieldProps) {
  const id = useId();
  const ids = {
    label: `${id}-label`,
    count: `${id}-count`,
    error: `${id}-error`,
    text: `${id}-text`,
  };
  const isInvalid = error !== undefined && error !== null;
  return (
    <Input.Wrapper
      label="Content"
      labelElement="div"
      labelProps={{
        id: ids.label,
        className: classes.label,
        onClick: () => document.getElementById(ids.text)?.focus(),
      }}
      description={contentCount(value.content)}
      descriptionProps={{ id: ids.count }}
      error={error}
      errorProps={{ id: ids.error }}
      inputWrapperOrder={["label", "input", "description", "error"]}
      required
    >
      <Suspense fallback={<LoadingRows label="Loading the editor" rows={1} rowHeight="27rem" />}>
        <PostEditor
          value={value}
          onChange={onChange}
          isDisabled={isDisabled}
          attributes={{
            id: ids.text,
            "aria-labelledby": ids.label,
            "aria-describedby": isInvalid ? `${ids.count} ${ids.error}` : ids.count,
            "aria-multiline": "true",
            "aria-required": "true",
            "aria-invalid": String(isInvalid),
          }}
        />
      </Suspense>
    </Input.Wrapper>
  );
}

/** Replaces the editor if its code can't be loaded. */
function EditorMissing() {
  return (
    <Alert color="red" variant="light" role="alert" title={adminPostMessages.editorFailed}>
      {adminPostMessages.editorFailedText}
    </Alert>
  );
}
