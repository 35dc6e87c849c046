import "./toasts.css";
import { toastLimit } from "@before-ten/contracts/shared/limits";
import { toastTexts } from "@before-ten/contracts/site/texts/toasts";
import { MantineProvider } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { createRoot } from "react-dom/client";
import { elementText } from "../../lib/element-text.ts";
import { pageNonce } from "../../lib/page/page-nonce.ts";
import { theme } from "../theme.ts";

interface Toast {
  kind: ToastKind;
  /** Auto-dismiss delay in ms. */
  closesAfterMs: number;
}

export type ToastKind = "success" | "error" | "plain";

/** An icon repeats what the colour says, for people who can't distinguish colours. */
const looks = {
  success: { color: "teal", icon: <Sign d="M3.5 8.5 6.5 11.5 12.5 4.5" /> },
  error: { color: "red", icon: <Sign d="M8 3.5v5.5M8 12v.5" /> },
  plain: { color: "gold" },
};

/** White on the toast's colour. */
function Sign({ d }: { d: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** Ids of the open toasts by their text. */
const openIds = new Map<string, string>();

/** A React root of its own: a public page has no other, and the admin area's isn't affected. */
let area: HTMLElement | undefined;

export function showToast(message: string, { kind, closesAfterMs }: Toast): void {
  openArea();
  // A repeated message has to be noticed again, but two copies would be noise: the new toast
  // replaces the old one.
  const former = openIds.get(message);
  if (former !== undefined) notifications.hide(former);
  const id = notifications.show({
    message,
    ...looks[kind],
    autoClose: closesAfterMs,
    closeButtonProps: { "aria-label": elementText(document.body, toastTexts, "close") },
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
      // The style sheets contain these (`@mantine-theme`).
      withCssVariables={false}
      withGlobalClasses={false}
      // The scheme of the page around it.
      forceColorScheme={
        document.documentElement.dataset["mantineColorScheme"] === "dark" ? "dark" : "light"
      }
      getStyleNonce={pageNonce}
    >
      <Notifications position="top-right" limit={toastLimit} />
    </MantineProvider>,
  );
}
