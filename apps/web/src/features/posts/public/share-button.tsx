import { waiting } from "../../../lib/come-alive.ts";
import { actionClass } from "../../../ui/action.ts";

interface ShareButtonProps {
  title: string;
  /** The post's canonical address, without the query of the visitor's. */
  url: string;
}

/** Shares the post by what the visitor's device offers (`share-button.element.ts`). */
export function ShareButton({ title, url }: ShareButtonProps) {
  return (
    <share-button {...waiting} url={url} share-title={title}>
      <button type="button" className={actionClass("outline")} data-screen-only>
        Share
      </button>
    </share-button>
  );
}
