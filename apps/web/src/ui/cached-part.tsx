import { type FunctionComponent, type HTMLAttributes, createContext, use } from "react";

/** Renders a component to HTML, or has it from before. The server's entry has it. */
export type RenderPart = <Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
) => string;

export const PartRenderer = createContext<RenderPart | undefined>(undefined);

interface CachedPartProps<Props> extends HTMLAttributes<HTMLElement> {
  /** The element around it. */
  as: "li" | "div" | "ol" | "header" | "footer";
  /** Its HTML depends on its properties alone: no context, no clock, no ids of React's. */
  component: FunctionComponent<Props>;
  /** What JSON can say, and dates. */
  props: Props;
}

/**
 * A part that looks the same on many pages, or on the same page a moment later: the server renders
 * it once for the same properties. The pages it stands on are never hydrated.
 */
export function CachedPart<Props extends object>({
  as: Element,
  component: Component,
  props,
  ...attributes
}: CachedPartProps<Props>) {
  const render = use(PartRenderer);
  return render ? (
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: render(Component, props) }} />
  ) : (
    <Element {...attributes}>
      <Component {...props} />
    </Element>
  );
}
