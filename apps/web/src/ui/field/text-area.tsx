import { type ComponentPropsWithRef, useId } from "react";
import classes from "./text-field.module.css";

interface TextAreaProps extends ComponentPropsWithRef<"textarea"> {
  label: string;
  error?: string | null;
}

/** A `TextField` of several lines. */
export function TextArea({ label, error = null, className, ...input }: TextAreaProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`${classes.field} ${className ?? ""}`}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <textarea
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
