import type { ReactNode } from "react";
import classes from "./form-footer.module.css";

/** What ends a long form: the way out, and the button that saves. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
