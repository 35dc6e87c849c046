import "./toasts.css";
import { toastLimit } from "@before-ten/contracts/shared/limits";
import { MantineProvider } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { createRoot } from "react-dom/client";
import { pageNonce } from "../lib/page-nonce.ts";
import { theme } from "./theme.ts";

export interface ToastLook {
  color: "magenta" | "red" | "gold";
  /** After how many milliseconds it goes by itself. */
  autoClose: number;
}

/** The toasts that are open, by their sentence. */
const openIds = new Map<string, string>();

/** Has a root of its own: a public page has no other, and the admin area's needn't know. */
let area: HTMLElement | undefined;

export function showToast(message: string, look: ToastLook): void {
  openArea();
  // Said again it has to be seen and heard again, and twice at once it would be noise: the new one
  // replaces the one before.
  const former = openIds.get(message);
  if (former !== undefined) notifications.hide(former);
  const id = notifications.show({
    message,
    ...look,
    closeButtonProps: { "aria-label": "Close this message" },
    onClose: (closed) => {
      if (openIds.get(message) === closed.id) openIds.delete(message);
    },
  });
  openIds.set(message, id);
}

function openArea(): void {
  if (area?.isConnected === true) return;
  area = document.createElement("div");
  document.body.append(area);
  createRoot(area).render(
    <MantineProvider
      theme={theme}
      // These stand in the style sheets (`@mantine-theme`).
      withCssVariables={false}
      withGlobalClasses={false}
      // As the page around it is.
      forceColorScheme={
        document.documentElement.dataset["mantineColorScheme"] === "dark" ? "dark" : "light"
      }
      getStyleNonce={pageNonce}
    >
      <Notifications position="top-right" limit={toastLimit} />
    </MantineProvider>,
  );
}
