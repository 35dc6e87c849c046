import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { askBeforeLogout } from "../../lib/api/before-logout.ts";
import { readToken } from "../../lib/api/session.ts";

/**
 * Asks before leaving a page with unsaved changes and before logging out; the browser itself asks
 * before a tab closes or reloads.
 */
export function UnsavedChanges({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const blocker = useBlocker({
    // After signing out the page has to be left in any case. Opening a drawer over a list doesn't
    // leave the page, so the draft stays.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && readToken() !== null && hasUnsaved(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  /** Resolves the logout that waits for this dialog. */
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();

  useEffect(() =>
    askBeforeLogout(async () => {
      if (!hasUnsaved()) return true;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setAnswer(() => resolve);
      return promise;
    }),
  );

  function stay() {
    blocker.reset?.();
    answer?.(false);
    setAnswer(undefined);
  }

  function leave() {
    blocker.proceed?.();
    answer?.(true);
    setAnswer(undefined);
  }

  return (
    <Modal
      opened={blocker.status === "blocked" || answer !== undefined}
      onClose={stay}
      title="Leave without saving?"
      centered
    >
      <Stack>
        <Text>Your changes on this page haven’t been saved.</Text>
        <Group justify="end">
          <Button variant="default" onClick={stay} data-autofocus>
            Stay
          </Button>
          <Button color="red" onClick={leave}>
            Leave without saving
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
