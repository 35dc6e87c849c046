import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { notifyError } from "../../lib/notify.ts";
import { Loading } from "../../ui/loading.tsx";

/** Says why there is no event here, and takes the visitor to those there are. */
export function MissingEvent({ message }: { message: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    notifyError(message);
    void navigate({ to: "/events", replace: true });
  }, [message, navigate]);

  return <Loading label={`${message}. Taking you to all events.`} />;
}
