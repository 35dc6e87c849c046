import { waiting } from "../lib/page/come-alive.ts";
import { actionClass } from "./action.ts";

interface ShareButtonProps {
  title: string;
  /** Canonical URL of the page, without the visitor's query. */
  url: string;
}

/** Shares a page by what the visitor's device offers (`share-button.element.ts`). */
export function ShareButton({ title, url }: ShareButtonProps) {
  return (
    <share-button {...waiting} url={url} share-title={title}>
      <button type="button" className={actionClass("outline")} data-screen-only>
        Share
      </button>
    </share-button>
  );
}
