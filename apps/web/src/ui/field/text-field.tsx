import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import classes from "./text-field.module.css";

interface FieldProps {
  label: string;
  error?: string | null | undefined;
  className?: string | undefined;
}

/**
 * A native field with a label and an error: Mantine's would be a sixteenth of a public page's
 * script.
 */
export function TextField({
  label,
  error,
  className,
  ...input
}: FieldProps & ComponentPropsWithRef<"input">) {
  return (
    <Field label={label} error={error} className={className}>
      {(attributes) => <input {...input} {...attributes} />}
    </Field>
  );
}

/** A `TextField` of several lines. */
export function TextArea({
  label,
  error,
  className,
  ...input
}: FieldProps & ComponentPropsWithRef<"textarea">) {
  return (
    <Field label={label} error={error} className={className}>
      {(attributes) => <textarea {...input} {...attributes} />}
    </Field>
  );
}

interface Attributes {
  id: string;
  className: string | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface WrapperProps extends FieldProps {
  children: (attributes: Attributes) => ReactNode;
}

function Field({ label, error = null, className, children }: WrapperProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`${classes.field} ${className ?? ""}`}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({
        id,
        className: classes.input,
        "aria-invalid": error !== null,
        "aria-describedby": error === null ? undefined : errorId,
      })}
      {error !== null && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
