import { type EventStatus, isLive } from "@before-ten/contracts/events/lifecycle";
import { Button } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { SaveAsButton } from "../../../../admin/form/save-as-button.tsx";
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

  function choose(status: EventStatus) {
    form.setFieldValue("status", status);
    if (status !== "draft") form.setFieldValue("publishAt", "");
  }

  return (
    <>
      <ButtonLink to="/admin" variant="default">
        Cancel
      </ButtonLink>
      {other !== undefined && (
        <SaveAsButton
          label={other === "draft" ? "Save as draft" : "Publish"}
          choose={() => choose(other)}
          hasSaveKey={other === "draft"}
        />
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
  return isNew ? "draft" : undefined;
}
