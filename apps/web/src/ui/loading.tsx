import { Arc } from "./sky/arc.tsx";
import classes from "./loading.module.css";

/** The specified loading spinner, drawn as the arc. `label` says what is loading. */
export function Loading({ label }: { label: string }) {
  return (
    <div role="status" className={classes.loading}>
      <Arc travelling width={72} />
      <span>{label}</span>
    </div>
  );
}
