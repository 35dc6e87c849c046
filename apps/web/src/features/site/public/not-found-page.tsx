import { Link } from "@tanstack/react-router";
import { actionClass } from "../../../ui/action.ts";
import { MessagePage } from "../../../ui/message-page.tsx";

export function NotFoundPage() {
  return (
    <MessagePage
      title="This page went home early"
      text="There is nothing at this address. The parties are still where they were."
    >
      <Link to="/events" className={actionClass("gold", "large")}>
        See all events
      </Link>
      <Link to="/" className={actionClass("outline", "large")}>
        Go to the start page
      </Link>
    </MessagePage>
  );
}
