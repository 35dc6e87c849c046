import { errorToastMs, plainToastMs, successToastMs } from "@before-ten/contracts/shared/limits";

/** The toasts that are open, by their sentence. */
const openIds = new Map<string, string>();

/** Loaded with the first toast; one that comes before the toast area is there waits for it. */
async function show(message: string, color: string, autoClose: number): Promise<void> {
  const { notifications } = await import("@mantine/notifications");
  // Said again it has to be seen and heard again, and twice at once it would be noise: the new one
  // replaces the one before.
  const former = openIds.get(message);
  if (former !== undefined) notifications.hide(former);
  const id = notifications.show({
    message,
    color,
    autoClose,
    closeButtonProps: { "aria-label": "Close this message" },
    onClose: (closed) => {
      if (openIds.get(message) === closed.id) openIds.delete(message);
    },
  });
  openIds.set(message, id);
}

export function notifySuccess(message: string): void {
  void show(message, "magenta", successToastMs);
}

export function notifyError(message: string): void {
  void show(message, "red", errorToastMs);
}

/** Shows a toast that reports neither a success nor an error. */
export function notifyPlain(message: string): void {
  void show(message, "gold", plainToastMs);
}
