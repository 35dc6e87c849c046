import { type QueryClient, QueryClientContext } from "@tanstack/react-query";
import type { ChangedTexts } from "@before-ten/contracts/site/define-texts";
import { type FunctionComponent, createContext, use } from "react";
import type { PostedForm } from "@before-ten/api/page-renderer";
import { waiting } from "../lib/page/come-alive.ts";
import { SiteTexts, changedIn } from "../lib/site-texts.tsx";
import { Posted } from "../lib/page/posted-form.tsx";
import type { IslandName, IslandProps } from "./registry.tsx";

export interface IslandRenderOptions {
  idPrefix: string;
  /** What admins changed in its texts. */
  changed: ChangedTexts;
  /** What a form of the page did. */
  posted?: PostedForm | undefined;
  /** The page's, for an island whose queries the loader has made. */
  queryClient?: QueryClient | undefined;
}

/**
 * Renders an island as a root of its own, with the ids that the browser will generate. Provided by
 * the server's entry, so that the renderer isn't in the browser's bundle.
 */
export const IslandRenderer = createContext<
  <Props extends object>(
    component: FunctionComponent<Props>,
    props: Props,
    options: IslandRenderOptions,
  ) => string
>(() => {
  throw new Error("An island is rendered by the server alone");
});

/** Names of the islands with these props. */
type NameOf<Props> = {
  [Name in IslandName]: Props extends IslandProps<Name> ? Name : never;
}[IslandName];

const noTexts: readonly { name: string }[] = [];

interface IslandOptions<Props> {
  name: NameOf<Props>;
  /** The component that the browser loads by this name. */
  component: FunctionComponent<Props>;
  props: Props;
  /** All texts that it may ever show: the browser gets what admins changed in them. */
  texts?: readonly { name: string }[];
  /** Starts without interaction, as it needs data from the server. */
  startsAtOnce?: boolean;
  /**
   * Its queries have been made by the page's loader, and its forms and links lead to the same page
   * with other parameters, so that they work before it is hydrated.
   */
  isList?: boolean;
}

/**
 * A part of a public page that React hydrates in the browser. A page may have one island of each
 * name.
 */
export function Island<Props extends object>({
  name,
  component,
  props,
  texts = noTexts,
  startsAtOnce = false,
  isList = false,
}: IslandOptions<Props>) {
  const render = use(IslandRenderer);
  const queryClient = use(QueryClientContext);
  const posted = use(Posted);
  const changed = changedIn(use(SiteTexts).changed, texts);
  const options = { idPrefix: idPrefixOf(name), changed, posted, ...(isList && { queryClient }) };
  return (
    <react-island
      name={name}
      starts-at-once={startsAtOnce ? "" : undefined}
      {...(isList ? { "works-early": "" } : waiting)}
      {...toAttributes(props)}
      texts={Object.keys(changed).length > 0 ? JSON.stringify(changed) : undefined}
      dangerouslySetInnerHTML={{ __html: render(component, props, options) }}
    />
  );
}

/** Prefix of the ids in an island, on the server and in the browser. */
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
