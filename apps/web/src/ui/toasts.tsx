import { toastLimit } from "@before-ten/contracts/limits";
import { Notifications } from "@mantine/notifications";

export function Toasts() {
  return <Notifications position="top-right" limit={toastLimit} />;
}
