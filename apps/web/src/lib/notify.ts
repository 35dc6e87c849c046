import { errorToastMs, plainToastMs, successToastMs } from "@before-ten/contracts/limits";

/** Loaded with the first toast; one that comes before the toast area is there waits for it. */
async function show(message: string, color: string, autoClose: number): Promise<void> {
  const { notifications } = await import("@mantine/notifications");
  // The same sentence twice would be noise.
  notifications.show({
    id: message,
    message,
    color,
    autoClose,
    closeButtonProps: { "aria-label": "Close this message" },
  });
}

export function notifySuccess(message: string): void {
  void show(message, "magenta", successToastMs);
}

export function notifyError(message: string): void {
  void show(message, "red", errorToastMs);
}

/** Neither good nor bad news. */
export function notifyPlain(message: string): void {
  void show(message, "gold", plainToastMs);
}
