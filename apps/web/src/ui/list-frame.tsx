import {
  type InputEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useQueryClient } from "@tanstack/react-query";
import { parseSearch, stringifySearch } from "../lib/search-string.ts";
import classes from "./list-frame.module.css";

const typingPauseMs = 250;

/** What a list shows. */
export interface ListView<Search> {
  search: Search;
  /** False until the visitor changes the list: until then it has the server's HTML. */
  isLive: boolean;
  /** Where to scroll once the list is shown, in pixels; undefined to stay. */
  scrollTo: number | undefined;
}

interface Change {
  /** How to put the address into the history; undefined if it is there already. */
  history?: "push" | "replace";
  /** Sets the fields to the values in the address, as the change didn't come from them. */
  fields?: boolean;
  scrollTo?: number | undefined;
}

interface ListFrameProps<Search> {
  /** Query string of the page: `?country=AU`. */
  search: string;
  validate: (given: Record<string, unknown>) => Search;
  /** Renders filters and list. */
  children: (view: ListView<Search>) => ReactNode;
}

/**
 * A list whose forms and links lead to the same page with other parameters, so that it works
 * without scripts. With scripts, they change the address and what `children` renders. Typed text
 * counts once the typing pauses.
 */
export function ListFrame<Search extends Record<string, unknown>>({
  search: initial,
  validate,
  children,
}: ListFrameProps<Search>) {
  const frame = useRef<HTMLDivElement>(null);
  const queryClient = useQueryClient();
  const [view, setView] = useState<ListView<Search>>(() => ({
    search: validate(parseSearch(initial)),
    isLive: false,
    scrollTo: undefined,
  }));
  /** Fields are set after the change that this counts. */
  const [fieldsSet, setFieldsSet] = useState(0);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Path and query of the current content. */
  const shown = useRef("");
  /** The values of each form with fields that count already, as an address. */
  const sent = useRef(new Map<HTMLFormElement, string>());
  /** Scroll position of each address when it was left. */
  const scrolled = useRef(new Map<string, number>());

  const filters = () => [...(frame.current?.querySelectorAll("form") ?? [])].filter(hasFields);

  /** The value that the current search gives a field. */
  const valueOf = ({ name }: Field) =>
    new URLSearchParams(stringifySearch(view.search)).get(name) ?? "";

  function show(address: string, { history: entry, fields = false, scrollTo }: Change): void {
    clearTimeout(typing.current);
    scrolled.current.set(shown.current, window.scrollY);
    if (entry === "push") history.pushState(null, "", address);
    if (entry === "replace") history.replaceState(history.state, "", address);
    const before = shown.current;
    shown.current = location.pathname + location.search;
    // The same address again: the visitor wants to try again.
    if (shown.current === before) void queryClient.refetchQueries({ type: "active" });
    setView({ search: validate(parseSearch(location.search)), isLive: true, scrollTo });
    if (fields) setFieldsSet((count) => count + 1);
  }

  function send(form: HTMLFormElement, submitter: HTMLElement | null = null): void {
    clearTimeout(typing.current);
    const address = addressOf(form, submitter);
    if (address === shown.current || address === sent.current.get(form)) return;
    if (hasFields(form)) sent.current.set(form, address);
    show(address, {
      history: "replace",
      fields: !hasFields(form),
      scrollTo: scrollOf(form),
    });
  }

  function onInput({ target }: InputEvent): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { form } = target;
    if (form === null) return;
    clearTimeout(typing.current);
    if (target instanceof HTMLSelectElement) send(form);
    else typing.current = setTimeout(() => send(form), typingPauseMs);
  }

  function onSubmit(event: SubmitEvent): void {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    send(event.target, event.submitter);
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !opensHere(event, link)) return;
    event.preventDefault();
    const address = withTyped(link);
    const isShown = address === location.href;
    show(address, {
      history: isShown ? "replace" : "push",
      fields: !isShown,
      scrollTo: scrollOf(link),
    });
  }

  /**
   * Adds the text being typed, as the page belongs to that search. A link that sets or clears the
   * field overrides it.
   */
  function withTyped(link: HTMLAnchorElement): string {
    const address = new URL(link.href);
    if (!address.searchParams.has("page")) return link.href;
    for (const form of filters()) {
      const typed = new URL(addressOf(form), location.href);
      if (typed.pathname + typed.search === sent.current.get(form)) continue;
      for (const [name, value] of typed.searchParams) {
        if (name !== "page") address.searchParams.set(name, value);
      }
    }
    return address.href;
  }

  const onPopState = useEffectEvent(() => {
    const address = location.pathname + location.search;
    // Perhaps only the fragment has changed.
    if (address === shown.current) return;
    show(address, { fields: true, scrollTo: scrolled.current.get(address) ?? 0 });
  });

  const start = useEffectEvent(() => {
    shown.current = location.pathname + location.search;
    for (const form of filters()) {
      // Sends what was typed and chosen before the list was hydrated.
      if (fieldsOf(form).some((field) => field.value !== valueOf(field))) send(form);
      else sent.current.set(form, addressOf(form));
    }
  });

  useLayoutEffect(() => {
    const listening = new AbortController();
    addEventListener("popstate", onPopState, { signal: listening.signal });
    start();
    return () => {
      listening.abort();
      clearTimeout(typing.current);
    };
  }, []);

  const setFields = useEffectEvent((isTyped: boolean) => {
    for (const form of filters()) {
      for (const field of fieldsOf(form)) {
        if (isTyped || field.type === "hidden") field.value = valueOf(field);
      }
      if (isTyped) sent.current.set(form, addressOf(form));
    }
  });
  // Hidden fields have the values of chosen buttons, also before the buttons themselves change.
  useLayoutEffect(() => {
    if (view.isLive) setFields(false);
  }, [view]);
  useLayoutEffect(() => {
    if (fieldsSet > 0) setFields(true);
  }, [fieldsSet]);

  return (
    // oxlint-disable-next-line
    <div
      ref={frame}
      className={classes.frame}
      onInput={onInput}
      onSubmit={onSubmit}
      onClick={onClick}
    >
      {children(view)}
    </div>
  );
}

function hasFields(form: HTMLFormElement): boolean {
  return form.querySelector("input:not([type=hidden])") !== null;
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.name !== "",
  );
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const isSamePage = link.origin === location.origin && link.pathname === location.pathname;
  return isSamePage && link.target === "" && link.hash === "";
}

/** Path and query that the form leads to, without empty values. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null = null): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    const text = typeof value === "string" ? value.trim() : "";
    search.delete(name);
    if (text !== "") search.set(name, text);
  }
  const { pathname } = new URL(form.action);
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
}

/** A list longer than the window is scrolled to its top, if `data-from-top` says so. */
function scrollOf(cause: HTMLElement): number | undefined {
  return cause.closest("[data-from-top]") === null ? undefined : 0;
}
