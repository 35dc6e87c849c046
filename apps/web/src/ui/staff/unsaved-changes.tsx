import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { readToken } from "../../lib/session.ts";
import classes from "./dialog-choices.module.css";

/** Asks before a page is left whose changes aren't saved; the browser itself asks before a tab closes or reloads. */
export function UnsavedChanges({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const blocker = useBlocker({
    // Whoever is signed out has to leave in any case.
    shouldBlockFn: () => readToken() !== null && hasUnsaved(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return (
    <Modal
      opened={blocker.status === "blocked"}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Stack>
        <Text>What you changed on this page is not saved yet.</Text>
        <Group justify="end" className={classes.choices}>
          <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
            Stay
          </Button>
          <Button color="red" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
