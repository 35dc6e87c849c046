import { notifications } from "@mantine/notifications";
import { act, screen, waitFor } from "@testing-library/react";

/** Closes all toasts and waits until their animation is over. */
export async function closeToasts(): Promise<void> {
  act(() => notifications.clean());
  await waitFor(() => {
    if (screen.queryAllByRole("alert").length > 0) throw new Error("A toast is still there");
  });
}
