import { errorToastMs, plainToastMs, successToastMs } from "@before-ten/contracts/shared/limits";
import type { ToastKind } from "../ui/toast-area.tsx";
import { painted } from "./painted.ts";

/** Mantine's part of a toast, which comes with the first one. */
const loadArea = () => import("../ui/toast-area.tsx");

/**
 * Fetches what a toast needs before there is one: it may be about to tell of a lost connection.
 */
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

/** Shows a toast that reports neither a success nor an error. */
export function notifyPlain(message: string): void {
  void show(message, "plain", plainToastMs);
}

const storageKey = "error-for-next-page";

/** Shows the toast on the page that is opened next in this tab. */
export function notifyErrorOnNextPage(message: string): void {
  try {
    sessionStorage.setItem(storageKey, message);
  } catch {
    // Storage is full or forbidden: the page that is left has said it, too.
  }
}

/** Shows what the page before left to say. */
export function notifyFromPageBefore(): void {
  try {
    const message = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (message !== null) notifyError(message);
  } catch {
    // Without storage nothing was left.
  }
}
