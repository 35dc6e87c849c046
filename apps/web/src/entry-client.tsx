import "@vitejs/plugin-react/preamble";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeCampaign } from "./lib/campaign.ts";
import { watchFailedImages } from "./lib/failed-images.ts";
import { prepareToasts } from "./lib/notify.ts";
import { pageNonce } from "./lib/page-nonce.ts";
import { returnPlaceOf } from "./lib/return-place.ts";
import { clearSession, readToken } from "./lib/session.ts";
import { createBrowserClient } from "./lib/trpc.ts";
import { getRouter } from "./router.tsx";
import "./styles/site.css";

declare global {
  /**
   * Where the part of Mantine's dialogs that stops the page behind from scrolling looks for the
   * nonce of its styles.
   */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = pageNonce();

takeCampaign();
const router = getRouter({
  trpcClient: createBrowserClient({
    readToken,
    // Within the page, so that toasts and what is typed elsewhere survive; the guard leads on to
    // the sign-in.
    onUnauthorized() {
      clearSession();
      const returnTo = returnPlaceOf(router.latestLocation);
      void router.navigate({ to: "/admin", state: { returnTo } });
    },
  }),
});

watchFailedImages();
// In slices, between which the browser scrolls and paints.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
// What the site is called on a phone's home screen, with an icon that the browser fetches too:
// neither has to compete with the page.
document.head.append(
  Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }),
);
// A toast may be about a lost connection.
prepareToasts();
