import type { ChangedTexts } from "@before-ten/contracts/site/define-texts";
import { type TextReader, createTextReader } from "@before-ten/contracts/site/read-texts";
import { type FunctionComponent, createElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { IslandRoot } from "./islands/island-root.tsx";
import type { IslandRenderOptions } from "./islands/island.tsx";
import { trpc } from "./lib/api/trpc.ts";
import { createMarkupCache } from "./lib/page/markup-cache.ts";
import { Posted } from "./lib/page/posted-form.tsx";
import { SiteTexts } from "./lib/site-texts.tsx";
import { PartRenderer } from "./ui/cached-part.tsx";

/** How the server renders the parts of a public page that are roots of their own, or cached. */

/** Calls are made in the browser; the server renders the state before the first one. */
const silentClient = trpc.createClient({ links: [] });

const cachedMarkup = createMarkupCache();
/** An island is rendered with just those changed texts that the browser gets. */
export function islandRenderer(page: TextReader) {
  return <Props extends object>(
    component: FunctionComponent<Props>,
    props: Props,
    { idPrefix: identifierPrefix, changed, queryClient, posted }: IslandRenderOptions,
  ): string => {
    const texts = page.isMarked ? page : createTextReader(changed);
    const renderIt = () =>
      renderToString(
        <IslandRoot trpcClient={silentClient} queryClient={queryClient}>
          <SiteTexts value={texts}>
            <Posted value={posted}>
              <PartRenderer value={partRenderer(texts)}>
                {createElement(component, props)}
              </PartRenderer>
            </Posted>
          </SiteTexts>
        </IslandRoot>,
        { identifierPrefix },
      );
    // What queries answered isn't in the props, nor is what was posted.
    return queryClient || posted ? renderIt() : markupOf(component, props, { texts, renderIt });
  };
}

export function partRenderer(texts: TextReader) {
  return <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
    markupOf(component, props, {
      texts,
      renderIt: () =>
        renderToStaticMarkup(
          <SiteTexts value={texts}>{createElement(component, props)}</SiteTexts>,
        ),
    });
}

/** From the cache, unless its sentences are marked for an editor. */
function markupOf<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  { texts, renderIt }: { texts: TextReader; renderIt: () => string },
): string {
  if (texts.isMarked) return renderIt();
  return cachedMarkup<Props & { texts: ChangedTexts }>(
    component,
    { ...props, texts: texts.changed },
    renderIt,
  );
}
