import { undoToastMs } from "@before-ten/contracts/shared/limits";
import { undoKey } from "../palette/commands.ts";

/** The last change that can be taken back, while its toast is open. */
let latest: (() => void) | undefined;

/** Says what was done, and offers to take it back: by the toast's button, or by a key. */
export async function offerUndo(
  message: string,
  { note = "", undo }: { note?: string; undo: () => void },
): Promise<void> {
  const { showToast } = await import("../../ui/toast-area.tsx");
  const takeBack = () => {
    close();
    undo();
  };
  const close = showToast(message, {
    kind: "success",
    closesAfterMs: undoToastMs,
    undo: {
      note,
      key: localStorage.getItem("shortcuts") === "off" ? undefined : undoKey,
      onUndo: takeBack,
      onClose() {
        if (latest === takeBack) latest = undefined;
      },
    },
  });
  latest = takeBack;
}

/** False when no toast offers it. */
export function undoLatest(): boolean {
  const undo = latest;
  latest = undefined;
  undo?.();
  return undo !== undefined;
}
