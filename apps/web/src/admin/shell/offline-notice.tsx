import { Alert, Text } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { type Mutation, onlineManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { offlineMessages as messages, waitingText } from "./offline-messages.ts";
import classes from "./offline-notice.module.css";

/**
 * Shows on every page that there is no connection, and which changes are waiting for it. They are
 * sent once it is back.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, readOnline, () => true);
  const waiting = useMutationState({
    filters: { status: "pending", predicate: ({ state }) => state.isPaused },
    select: subjectOf,
  });
  return (
    <div role="status">
      {!isOnline && (
        <Alert
          color="gold"
          variant="light"
          className={classes.notice}
          icon={<IconCloudOff aria-hidden />}
          title={waiting.length > 0 ? messages.waiting : messages.offline}
        >
          {waiting.length > 0 && <Text size="sm">{waitingText(waiting)}</Text>}
        </Alert>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

function readOnline(): boolean {
  return onlineManager.isOnline();
}

/** The feature of a procedure: tRPC's key of `events.update` is `[["events", "update"]]`. */
function subjectOf({ options: { mutationKey = [] } }: Mutation): string {
  const [path] = mutationKey;
  const [feature]: unknown[] = Array.isArray(path) ? path : [];
  return typeof feature === "string" ? feature : "";
}
