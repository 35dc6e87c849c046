import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";

/** Leads on from the pages that mailed links open. */
export function EventsLink({ text }: { text: string }) {
  return (
    <a href={pathTo("/events")} className={actionClass("gold", "large")}>
      {text}
    </a>
  );
}
