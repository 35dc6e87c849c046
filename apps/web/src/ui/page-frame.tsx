import type { ReactNode } from "react";
import { LoadError } from "./load-error.tsx";

interface PageFrameProps {
  /** The sentence for an answer that doesn't come. */
  loadFailed: string;
  children: ReactNode;
}

/**
 * A list with its filters. Its forms and links lead to this very page with other parameters, and
 * work by themselves; in it they change only the parts that are marked as such
 * (`page-frame.element.ts`): `data-part` is a name that is the same on both pages. A part that is a
 * status keeps its element, so that its new text is announced. `data-part="list"` is where an error
 * stands.
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
