import "@vitejs/plugin-react/preamble";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { startClock } from "./lib/now.ts";
import { createBrowserClient } from "./lib/trpc.ts";
import { getRouter } from "./router.tsx";

declare global {
  /** Where the part of Mantine's dialogs that stops the page behind from scrolling looks for the nonce of its styles. */
  var __webpack_nonce__: string | undefined;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
globalThis.__webpack_nonce__ = nonce?.content;

startClock();
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={getRouter({ trpcClient: createBrowserClient() })} />
  </StrictMode>,
);
