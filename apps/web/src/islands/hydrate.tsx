import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { comeAlive } from "../lib/page/come-alive.ts";
import { handOverFields } from "../lib/page/hand-over-fields.ts";
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
  const content = await islands[name].open(element.dataset);
  const serverParts = serverPartsIn(element);
  // As a transition, hydration is interruptible, so the browser can scroll and paint in between.
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <IslandRoot trpcClient={trpcClient}>
          <ServerParts value={serverParts}>
            <Alive element={element}>{content}</Alive>
          </ServerParts>
        </IslandRoot>
      </StrictMode>,
      { identifierPrefix: idPrefixOf(name) },
    );
  });
}

function Alive({ element, children }: { element: HTMLElement; children: ReactNode }) {
  // Runs before the first re-render, which would overwrite what was typed.
  useLayoutEffect(() => {
    if (element.hasAttribute("works-early")) {
      element.removeAttribute("works-early");
      return;
    }
    comeAlive(element, handOverFields);
    if (element.contains(document.activeElement)) prepareToasts();
    else element.addEventListener("focusin", prepareToasts, { once: true });
  }, [element]);
  return children;
}
