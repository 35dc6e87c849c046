import "./toasts.css";
import { toastLimit } from "@before-ten/contracts/shared/limits";
import { Notifications } from "@mantine/notifications";
import { MantineRoot } from "./mantine-root.tsx";

/**
 * Default export: the root loads it when the page is alive, so that the first paint doesn't wait
 * for it.
 */
export default function Toasts() {
  return (
    <MantineRoot>
      <Notifications position="top-right" limit={toastLimit} />
    </MantineRoot>
  );
}
