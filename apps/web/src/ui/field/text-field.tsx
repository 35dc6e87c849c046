import { type ComponentPropsWithRef, useId } from "react";
import classes from "./text-field.module.css";

interface TextFieldProps extends ComponentPropsWithRef<"input"> {
  label: string;
  error?: string | null;
}

/**
 * A native field with a label and an error: Mantine's would be a sixteenth of a public page's
 * script.
 */
export function TextField({ label, error = null, className, ...input }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`${classes.field} ${className ?? ""}`}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={classes.input}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
      />
      {error !== null && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
