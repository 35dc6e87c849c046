import "@vitejs/plugin-react/preamble";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeCampaign } from "./lib/campaign.ts";
import { watchFailedImages } from "./lib/page/failed-images.ts";
import { prepareToasts } from "./lib/notify.ts";
import { followTranslation } from "./lib/page/translated-texts.ts";
import { pageNonce } from "./lib/page/page-nonce.ts";
import { returnPlaceOf } from "./lib/return-place.ts";
import { clearSession, readToken } from "./lib/api/session.ts";
import { sendUpload } from "./lib/api/send-upload.ts";
import { readClubTexts } from "./lib/page/club-texts.ts";
import { createBrowserClient } from "./lib/api/trpc.ts";
import { getRouter } from "./router.tsx";
import "./styles/site.css";

declare global {
  /**
   * Global variable from which the scroll lock of Mantine's dialogs reads the nonce for its styles.
   */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = pageNonce();

takeCampaign();
const router = getRouter({
  facts: { texts: readClubTexts(document.body) },
  trpcClient: createBrowserClient({
    sendUpload,
    readToken,
    // Doesn't reload the page, so that toasts and typed text survive; the guard redirects to the
    // sign-in page.
    onUnauthorized() {
      clearSession();
      const returnTo = returnPlaceOf(router.latestLocation);
      void router.navigate({ to: "/admin", state: { returnTo } });
    },
  }),
});

watchFailedImages();
// As a transition, hydration is interruptible, so the browser can scroll and paint in between.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
followTranslation(document);
// The web app manifest and its icon are added late, so that they don't compete with the page.
document.head.append(
  Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }),
);
// A toast may have to report a lost connection.
prepareToasts();
