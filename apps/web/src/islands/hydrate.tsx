import {
  type TextReader,
  createTextReader,
  isChangedTexts,
} from "@before-ten/contracts/site/read-texts";
import { Activity, type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { comeAlive } from "../lib/page/come-alive.ts";
import { handOverFields, takeAlongFields } from "../lib/page/hand-over-fields.ts";
import { followTranslation, isTranslated, restoreTexts } from "../lib/page/translated-texts.ts";
import { SiteTexts } from "../lib/site-texts.tsx";
import { prepareToasts } from "../lib/notify.ts";
import { ServerParts, serverPartsIn } from "../ui/list-part.tsx";
import { clearSession, readToken } from "../lib/api/session.ts";
import { createBrowserClient } from "../lib/api/trpc.ts";
import { IslandRoot } from "./island-root.tsx";
import { idPrefixOf } from "./island.tsx";
import { isIslandName, islands } from "./registry.tsx";

const trpcClient = createBrowserClient({
  readToken,
  onUnauthorized() {
    clearSession();
    location.assign("/admin");
  },
});

/** Hydrates what the server has rendered in the element. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const name = element.getAttribute("name") ?? "";
  if (!isIslandName(name)) throw new Error(`There is no island ${name}`);
  const texts = textsOf(element);
  if (Object.hasOwn(texts.changed, "countries.list")) {
    const { setPublishedTexts } = await import("@before-ten/contracts/site/published-texts");
    setPublishedTexts(texts);
  }
  const content = await islands[name].open(element.dataset);
  const serverParts = serverPartsIn(element);
  const takeAlong = takeAlongFields(element);
  const whole = (
    <StrictMode>
      <IslandRoot trpcClient={trpcClient}>
        <SiteTexts value={texts}>
          <ServerParts value={serverParts}>
            <Alive element={element} takeAlong={takeAlong}>
              {content}
            </Alive>
          </ServerParts>
        </SiteTexts>
      </IslandRoot>
    </StrictMode>
  );
  const hydrate = () =>
    hydrateRoot(element, whole, {
      identifierPrefix: idPrefixOf(name),
      onRecoverableError(error) {
        // Translated while it hydrates, the island is rendered anew, with what was typed.
        if (!isTranslated(element)) reportError(error);
      },
    });
  if (isTranslated(element)) {
    restoreTexts(element, await renderUnseen(whole));
    // At once, before the browser translates the texts again.
    flushSync(hydrate);
  } else {
    // As a transition, hydration is interruptible, so the browser can scroll and paint in between.
    startTransition(() => void hydrate());
  }
  followTranslation(element);
}

/** Its texts, with what admins changed. */
function textsOf(element: HTMLElement): TextReader {
  const changed: unknown = JSON.parse(element.getAttribute("texts") ?? "{}");
  return createTextReader(isChangedTexts(changed) ? changed : {});
}

/** What React would render, outside of the page and without running any effect. */
async function renderUnseen(content: ReactNode): Promise<Element> {
  const unseen = document.createElement("div");
  const rendered = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(unseen, { childList: true });
  });
  const root = createRoot(unseen);
  root.render(<Activity mode="hidden">{content}</Activity>);
  await rendered;
  const copy = document.importNode(unseen, true);
  root.unmount();
  return copy;
}

interface AliveProps {
  element: HTMLElement;
  takeAlong: () => void;
  children: ReactNode;
}

function Alive({ element, takeAlong, children }: AliveProps) {
  // Runs before the first re-render, which would overwrite what was typed.
  useLayoutEffect(() => {
    takeAlong();
    if (element.hasAttribute("works-early")) {
      element.removeAttribute("works-early");
      return;
    }
    comeAlive(element, handOverFields);
    if (element.contains(document.activeElement)) prepareToasts();
    else element.addEventListener("focusin", prepareToasts, { once: true });
  }, [element, takeAlong]);
  return children;
}
