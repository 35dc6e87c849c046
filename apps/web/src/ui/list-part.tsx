import { type HTMLAttributes, createContext, use, useEffect, useLayoutEffect, useRef } from "react";
import type { ListView } from "./list-frame.tsx";

interface ServerPart {
  html: string;
  text: string;
}

/**
 * The parts of an island that the server has rendered, by their names. Undefined on the server. A
 * browser has their data only once the visitor changes the list.
 */
export const ServerParts = createContext<ReadonlyMap<string, ServerPart> | undefined>(undefined);

export function serverPartsIn(island: Element): ReadonlyMap<string, ServerPart> {
  const parts = [...island.querySelectorAll<HTMLElement>("[data-part]")];
  return new Map(
    parts.map(({ dataset, innerHTML: html, textContent: text }) => [
      dataset["part"] ?? "",
      { html, text },
    ]),
  );
}

interface ListPartProps extends HTMLAttributes<HTMLDivElement> {
  /** Unique in the island. */
  name: string;
  /** False while the data isn't here: the server's HTML stays. */
  isLoaded: boolean;
}

/** A part of a list that is rendered from its data. */
export function ListPart({ name, isLoaded, children, ...attributes }: ListPartProps) {
  const html = use(ServerParts)?.get(name)?.html;
  const part = useRef<HTMLDivElement>(null);
  /** Name or text of the control in the server's HTML that has the focus. */
  const focused = useRef<string>(undefined);
  const isServers = !isLoaded && html !== undefined;

  useLayoutEffect(() => {
    if (isServers || focused.current === undefined) return;
    const controls = part.current?.querySelectorAll<HTMLElement>("a[href], button, select") ?? [];
    const same = [...controls].find((control) => keyOf(control) === focused.current);
    focused.current = undefined;
    if (document.activeElement === document.body) same?.focus({ preventScroll: true });
  }, [isServers]);

  if (isServers) {
    return (
      <div
        {...attributes}
        key="server"
        data-part={name}
        onFocus={({ target }) => {
          focused.current = keyOf(target);
        }}
        onBlur={() => {
          focused.current = undefined;
        }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  return (
    <div {...attributes} key="own" ref={part} data-part={name}>
      {children}
    </div>
  );
}

function keyOf(control: HTMLElement): string {
  return control instanceof HTMLSelectElement ? control.name : control.textContent;
}

interface ListStatusProps extends Pick<ListPartProps, "name" | "isLoaded" | "className"> {
  children: string;
}

/** A sentence about the list, announced when it changes. */
export function ListStatus({ name, isLoaded, className, children }: ListStatusProps) {
  const text = use(ServerParts)?.get(name)?.text;
  return (
    <p className={className} role="status" data-part={name}>
      {isLoaded ? children : (text ?? "")}
    </p>
  );
}

/** Scrolls to where the list was left, or to its top, once it is shown. */
export function useListScroll(view: ListView<object>, isShown: boolean): void {
  const scrolled = useRef<ListView<object>>(undefined);
  useEffect(() => {
    if (!isShown || scrolled.current === view) return;
    scrolled.current = view;
    const { scrollTo: top } = view;
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  }, [view, isShown]);
}
