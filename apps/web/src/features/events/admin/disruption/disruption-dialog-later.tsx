import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import {
  type ComponentProps,
  type ComponentType,
  Suspense,
  lazy,
  useEffect,
  useState,
} from "react";
import { notifyError } from "../../../../lib/notify.ts";
import type { DisruptionDialog } from "./disruption-dialog.tsx";

type DialogProps = ComponentProps<typeof DisruptionDialog>;

const Dialog = lazy<ComponentType<DialogProps>>(() =>
  import("./disruption-dialog.tsx").then(
    (module) => ({ default: module.DisruptionDialog }),
    () => ({ default: NotLoaded }),
  ),
);

/** The dialog, loaded when it is opened first, as few visits of the list need it. */
export function DisruptionDialogLater({ event, onClose }: DialogProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (event !== undefined && !isNeeded) setIsNeeded(true);
  return (
    <Suspense fallback={null}>{isNeeded && <Dialog event={event} onClose={onClose} />}</Suspense>
  );
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
