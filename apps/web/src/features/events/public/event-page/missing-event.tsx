import { pathTo } from "../../../../lib/site-path.ts";
import { actionClass } from "../../../../ui/action.ts";
import { MessagePage } from "../../../../ui/message-page.tsx";

/** Says why there is no event here, and redirects to the list (`missing-event.element.ts`). */
export function MissingEvent({ message }: { message: string }) {
  return (
    <MessagePage title={message} text="Taking you to all events.">
      <missing-event message={message}>
        <a href={pathTo("/events")} className={actionClass("gold")}>
          View All Events
        </a>
      </missing-event>
    </MessagePage>
  );
}
