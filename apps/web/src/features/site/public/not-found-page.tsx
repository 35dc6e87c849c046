import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { MessagePage } from "../../../ui/message-page.tsx";

export function NotFoundPage() {
  return (
    <MessagePage
      title="This page went home early"
      text="There is nothing at this address. The parties are still where they were."
    >
      <a href={pathTo("/events")} className={actionClass("gold", "large")}>
        See all events
      </a>
      <a href={pathTo("/")} className={actionClass("outline", "large")}>
        Back to the home page
      </a>
    </MessagePage>
  );
}
