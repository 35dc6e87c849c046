import { type EventStatus, isLive } from "@before-ten/contracts/events/lifecycle";
import { Button } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { flushSync } from "react-dom";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import type { EventFormValues } from "./event-form-values.ts";

interface SaveButtonsProps {
  form: UseFormReturnType<EventFormValues>;
  isNew: boolean;
  isSaving: boolean;
}

/** Saves with the chosen status, or with the second button as a draft or published. */
export function SaveButtons({ form, isNew, isSaving }: SaveButtonsProps) {
  const other = otherStatus(form.values.status, isNew);

  function submitAs(status: EventStatus, element: HTMLFormElement | null) {
    // The submit handler has to see the new status.
    flushSync(() => {
      form.setFieldValue("status", status);
      if (status !== "draft") form.setFieldValue("publishAt", "");
    });
    element?.requestSubmit();
  }

  return (
    <>
      <ButtonLink to="/admin" variant="default">
        Cancel
      </ButtonLink>
      {other !== undefined && (
        <Button
          variant="default"
          onClick={({ currentTarget }) => submitAs(other, currentTarget.form)}
        >
          {other === "draft" ? "Save as draft" : "Publish"}
        </Button>
      )}
      <Button type="submit">
        {isSaving ? (isNew ? "Creating..." : "Updating...") : saveLabel(form.values, isNew)}
      </Button>
    </>
  );
}

/** Label of the button that saves the form. */
export function saveLabel(
  { status, publishAt }: Pick<EventFormValues, "status" | "publishAt">,
  isNew: boolean,
): string {
  if (!isNew) return "Update event";
  if (isLive({ status })) return "Publish";
  if (status !== "draft") return "Create event";
  return publishAt === "" ? "Save as draft" : "Schedule";
}

/**
 * The status that a second button saves with. Undefined for a published event, which a stray click
 * must not take down.
 */
export function otherStatus(status: EventStatus, isNew: boolean): EventStatus | undefined {
  if (status === "draft") return "active";
  return isNew && isLive({ status }) ? "draft" : undefined;
}
