import { emailRowTexts } from "@before-ten/contracts/site/texts/newsletter/email-row";
import type { ReactNode, Ref } from "react";
import { useTexts } from "../../lib/site-texts.tsx";
import { actionClass } from "../action.ts";
import { Arc } from "../sky/arc.tsx";
import { TextField } from "./text-field.tsx";

interface EmailRowProps {
  ref: Ref<HTMLInputElement>;
  email: string;
  error: string | null;
  isPending: boolean;
  onChange: (email: string) => void;
  /** On the button while the form is being sent. */
  pending: string;
  classes: { row?: string; button?: string };
  /** On the button. */
  children: ReactNode;
}

/** The field for an email address with the form's button. */
export function EmailRow({
  ref,
  email,
  error,
  isPending,
  onChange,
  pending,
  classes,
  children,
}: EmailRowProps) {
  const texts = useTexts(emailRowTexts);
  return (
    <div className={classes.row}>
      <TextField
        ref={ref}
        type="email"
        name="email"
        autoComplete="email"
        required
        label={texts.label}
        placeholder={texts.placeholder}
        value={email}
        error={error}
        disabled={isPending}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <button
        type="submit"
        className={`${actionClass("ink")} ${classes.button}`}
        disabled={isPending}
      >
        {isPending ? (
          <>
            <Arc travelling width={28} /> {pending}
          </>
        ) : (
          children
        )}
      </button>
    </div>
  );
}
