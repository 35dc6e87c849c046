import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { type ComponentType, Suspense, lazy, useEffect, useState } from "react";
import { notifyError } from "../../../lib/notify.ts";

interface DialogProps {
  /** Undefined while the dialog is closed. */
  event: PublicEvent | undefined;
  onClose: () => void;
}

/** Dialogs that are loaded when they are opened first, as few visits need them. */
export const DisruptionDialogLater = loadedLater(
  async () => (await import("./disruption/disruption-dialog.tsx")).DisruptionDialog,
);
export const DuplicateDialogLater = loadedLater(
  async () => (await import("./list/duplicate-dialog.tsx")).DuplicateDialog,
);

function loadedLater<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: NotLoaded }),
    ),
  );
  return function DialogLater(props: Props) {
    const [isNeeded, setIsNeeded] = useState(false);
    if (props.event !== undefined && !isNeeded) setIsNeeded(true);
    return <Suspense fallback={null}>{isNeeded && <Dialog {...props} />}</Suspense>;
  };
}

/** Replaces the dialog if its code can't be loaded. */
function NotLoaded({ event, onClose }: DialogProps) {
  const isOpen = event !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    notifyError(adminEventMessages.dialogNotLoaded);
    onClose();
  }, [isOpen, onClose]);
  return null;
}
