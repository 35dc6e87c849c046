import { type FunctionComponent, createContext, use } from "react";
import { waiting } from "../lib/come-alive.ts";
import type { IslandName, IslandProps } from "./registry.tsx";

/**
 * Renders an island for itself, with ids as the browser will make them. The server's entry has the
 * renderer, so that it isn't in the browser's bundle.
 */
export const IslandRenderer = createContext<
  <Props extends object>(
    component: FunctionComponent<Props>,
    props: Props,
    idPrefix: string,
  ) => string
>(() => {
  throw new Error("An island is rendered by the server alone");
});

/** The islands that take such properties. */
type NameOf<Props> = {
  [Name in IslandName]: Props extends IslandProps<Name> ? Name : never;
}[IslandName];

interface IslandOptions<Props> {
  name: NameOf<Props>;
  /** The one that the browser loads by this name. */
  component: FunctionComponent<Props>;
  props: Props;
  /** It asks the server for something without being touched. */
  startsAtOnce?: boolean;
}

/**
 * A part of a public page that React takes over in the browser. Of each name there is one on a
 * page.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  startsAtOnce = false,
}: IslandOptions<Props>) {
  const render = use(IslandRenderer);
  return (
    <react-island
      name={name}
      starts-at-once={startsAtOnce ? "" : undefined}
      {...waiting}
      {...toAttributes(props)}
      dangerouslySetInnerHTML={{ __html: render(component, props, idPrefixOf(name)) }}
    />
  );
}

/** What the ids in an island begin with, on the server and in the browser. */
export function idPrefixOf(name: IslandName): string {
  return `${name}-`;
}

function toAttributes(props: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "string" ? [[`data-${name}`, value]] : [],
    ),
  );
}
