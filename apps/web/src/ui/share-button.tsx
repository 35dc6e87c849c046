import { shareButtonTexts } from "@before-ten/contracts/site/texts/share-button";
import { waiting } from "../lib/page/come-alive.ts";
import { useElementTexts, useTexts } from "../lib/site-texts.tsx";
import { actionClass } from "./action.ts";

interface ShareButtonProps {
  title: string;
  /** Canonical URL of the page, without the visitor's query. */
  url: string;
}

/** Shares a page by what the visitor's device offers (`share-button.element.ts`). */
export function ShareButton({ title, url }: ShareButtonProps) {
  return (
    <share-button
      {...waiting}
      url={url}
      share-title={title}
      data-texts={useElementTexts(shareButtonTexts)}
    >
      <button type="button" className={actionClass("outline")} data-screen-only>
        {useTexts(shareButtonTexts).button}
      </button>
    </share-button>
  );
}
