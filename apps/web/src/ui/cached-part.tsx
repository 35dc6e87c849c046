import { type FunctionComponent, type HTMLAttributes, createContext, use } from "react";

/** Renders a component to HTML or returns cached HTML. Provided by the server's entry. */
export type RenderPart = <Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
) => string;

export const PartRenderer = createContext<RenderPart | undefined>(undefined);

interface CachedPartProps<Props> extends HTMLAttributes<HTMLElement> {
  /** The wrapping element. */
  as: "li" | "div" | "ol" | "header" | "footer";
  /** Its HTML must depend on its props and texts alone: no clock, no generated ids. */
  component: FunctionComponent<Props>;
  /** Props that JSON can represent, and dates. */
  props: Props;
}

/**
 * A part that looks the same on many pages or for some time: the server renders it once for the
 * same props. The pages with it are never hydrated.
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
