import type { AppRouter } from "@before-ten/api/app-router";
import type { PostedForm } from "@before-ten/api/page-renderer";
import type { inferRouterOutputs } from "@trpc/server";
import { createContext, use } from "react";
import { errorsByField } from "../api/call-error.ts";
import type { FailedCall } from "../api/trpc.ts";

/** What a form of this page did that was posted without scripts. Provided by the server alone. */
export const Posted = createContext<PostedForm | undefined>(undefined);

type Outputs = inferRouterOutputs<AppRouter>;

/** A procedure that a form calls: `contact.send`. */
export type FormName = {
  [Feature in keyof Outputs]: `${Feature}.${Extract<keyof Outputs[Feature], string>}`;
}[keyof Outputs];

type DataOf<Name extends FormName> = Name extends `${infer Feature}.${infer Procedure}`
  ? Feature extends keyof Outputs
    ? Procedure extends keyof Outputs[Feature]
      ? Outputs[Feature][Procedure]
      : never
    : never
  : never;

interface PostedState<Data> {
  /** What was typed into a field; empty once it is sent, or if nothing was posted. */
  text: (name: string) => string;
  /** The same of a field with several values. */
  list: (name: string) => string[];
  /** The procedure's answer. */
  data: Data | undefined;
  error: FailedCall | null;
  /** The errors by field. */
  errors: Record<string, string>;
}

/** What the form that calls the procedure did; nothing in the browser, where it calls it itself. */
export function usePosted<Name extends FormName>(name: Name): PostedState<DataOf<Name>>;
// TypeScript can't tell that the answer is the named procedure's, so the signature above does.
export function usePosted(name: string): PostedState<unknown> {
  const posted = use(Posted);
  const { values = {}, data, error } = posted?.form === name ? posted : {};
  const failure = error ? { ...error, shape: undefined } : null;
  const typed = (field: string) => (failure && values[field]) ?? [];
  return {
    text: (field) => typed(field).at(-1) ?? "",
    list: (field) => typed(`${field}[]`),
    data,
    error: failure,
    errors: failure ? errorsByField(failure) : {},
  };
}

interface FormCallProps {
  name: FormName;
  /** What the call needs besides the form's fields. */
  input?: Record<string, string | undefined>;
}

/** Tells the server which procedure the form calls when it is posted without scripts. */
export function FormCall({ name, input }: FormCallProps) {
  return (
    <>
      <input type="hidden" name="form" value={name} />
      {Object.entries(input ?? {}).map(
        ([field, value]) =>
          value !== undefined && <input key={field} type="hidden" name={field} value={value} />,
      )}
    </>
  );
}
