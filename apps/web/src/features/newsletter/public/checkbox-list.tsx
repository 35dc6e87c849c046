import { useId } from "react";
import classes from "./choices.module.css";

interface CheckboxListProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; description?: string }[];
  chosen: readonly Value[];
  /** The chosen values are in the order of the options. */
  onChange: (chosen: Value[]) => void;
  error: string | undefined;
}

export function CheckboxList<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChange,
  error,
}: CheckboxListProps<Value>) {
  const id = useId();
  function toggle(toggled: Value) {
    const isOn = (value: Value) => chosen.includes(value) !== (value === toggled);
    onChange(options.map(({ value }) => value).filter(isOn));
  }
  return (
    <fieldset className={classes.list} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {options.map(({ value, label, description }) => (
        <label key={value} className={classes.option}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={error !== undefined}
            onChange={() => toggle(value)}
          />
          <span>
            {label}
            {description !== undefined && <small>{description}</small>}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
