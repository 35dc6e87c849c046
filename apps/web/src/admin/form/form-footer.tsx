import type { ReactNode } from "react";
import classes from "./form-footer.module.css";

/** The last row of a long form: a way out and the save button. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
