import { errorToastMs, plainToastMs, successToastMs } from "@before-ten/contracts/shared/limits";
import type { ToastKind } from "../ui/toasts/toast-area.tsx";
import { painted } from "./page/painted.ts";

/** Mantine's part of a toast, loaded with the first one. */
const loadArea = () => import("../ui/toasts/toast-area.tsx");

/** Loads the code for toasts in advance, as one may have to report a lost connection. */
export function prepareToasts(): void {
  painted()
    .then(loadArea)
    .catch(() => undefined);
}

async function show(message: string, kind: ToastKind, closesAfterMs: number): Promise<void> {
  (await loadArea()).showToast(message, { kind, closesAfterMs });
}

export function notifySuccess(message: string): void {
  void show(message, "success", successToastMs);
}

export function notifyError(message: string): void {
  void show(message, "error", errorToastMs);
}

/** Shows a toast that is neither a success nor an error. */
export function notifyPlain(message: string): void {
  void show(message, "plain", plainToastMs);
}

const storageKey = "error-for-next-page";

/** Shows the toast on the next page in this tab. */
export function notifyErrorOnNextPage(message: string): void {
  try {
    sessionStorage.setItem(storageKey, message);
  } catch {
    // Storage is full or forbidden: the current page has shown the message, too.
  }
}

/** Shows the toast that the previous page left. */
export function notifyFromPageBefore(): void {
  try {
    const message = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (message !== null) notifyError(message);
  } catch {
    // Without storage there is none.
  }
}
