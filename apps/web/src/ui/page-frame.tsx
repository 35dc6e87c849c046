import type { ReactNode } from "react";
import { LoadError } from "./load-error.tsx";

interface PageFrameProps {
  /** The sentence for a request that fails. */
  loadFailed: string;
  children: ReactNode;
}

/**
 * A list with its filters. Its forms and links lead to this page with other parameters and work
 * without scripts; with scripts only the marked parts are replaced (`page-frame.element.ts`):
 * `data-part` is a name that is the same on both pages. A part that is a status keeps its element,
 * so that its new text is announced. An error is shown in `data-part="list"`.
 */
export function PageFrame({ loadFailed, children }: PageFrameProps) {
  return (
    <page-frame>
      {children}
      <template>
        <LoadError failed={loadFailed} />
      </template>
    </page-frame>
  );
}
