import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { clockName } from "../list/scheduled-moment.ts";
import classes from "./schedule-inputs.module.css";

interface ScheduleValues {
  /** `YYYY-MM-DDTHH:MM` in the time zone shown beside it; empty if it isn't scheduled. */
  publishAt: string;
  takeDownAt: string;
}

interface ScheduleInputsProps<Values extends ScheduleValues> {
  form: UseFormReturnType<Values>;
  /** IANA time zone; empty while no venue is chosen. */
  timeZone: string;
  /** Called when a publishing time is chosen, as the form has to be a draft until then. */
  onPublishLater: () => void;
}

/** Inputs for the times of scheduled publishing and taking down. */
export function ScheduleInputs<Values extends ScheduleValues>({
  form,
  timeZone,
  onPublishLater,
}: ScheduleInputsProps<Values>) {
  const [openedAt] = useState(() => new Date());
  const zone = timeZone === "" ? "Venue" : clockName(timeZone, openedAt);
  const publish = form.getInputProps("publishAt");
  const takeDown = form.getInputProps("takeDownAt");
  return (
    <div role="group" aria-label="Schedule" className={classes.inputs}>
      <TextInput
        type="datetime-local"
        label="Publish at"
        description={`${zone} time. Stays a draft until then.`}
        {...publish}
        onChange={(change) => {
          publish.onChange(change);
          if (change.currentTarget.value !== "") onPublishLater();
        }}
      />
      <TextInput
        type="datetime-local"
        label="Take down at"
        description={`${zone} time. Back to draft after that.`}
        {...takeDown}
      />
    </div>
  );
}
