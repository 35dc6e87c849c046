import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { notifyError } from "../../../lib/notify.ts";
import { actionClass } from "../../../ui/action.ts";
import { MessagePage } from "../../../ui/message-page.tsx";

/** Says why there is no event here, and takes the visitor to those there are. */
export function MissingEvent({ message }: { message: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    notifyError(message);
    void navigate({ to: "/events", replace: true });
  }, [message, navigate]);

  return (
    <MessagePage title={message} text="Taking you to all events.">
      <Link to="/events" className={actionClass("gold")}>
        View All Events
      </Link>
    </MessagePage>
  );
}
