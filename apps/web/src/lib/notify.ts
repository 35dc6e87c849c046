import { errorToastMs, successToastMs } from "@before-ten/contracts/limits";
import { notifications } from "@mantine/notifications";

export function notifySuccess(message: string): void {
  notifications.show({ id: message, message, color: "magenta", autoClose: successToastMs });
}

export function notifyError(message: string): void {
  notifications.show({ id: message, message, color: "red", autoClose: errorToastMs });
}
