import { fetchPage } from "../lib/page/fetch-page.ts";

const typingPauseMs = 250;

interface Change {
  /** How to put the address into the history; undefined if it is there already. */
  history?: "push" | "replace";
  /** Sets the page's fields to the values in the address, as the change didn't come from them. */
  fields?: boolean;
  /** Undefined to stay at the current position. */
  scrollTo?: number | undefined;
}

/**
 * Changes to another address of the same page without leaving it: fetches that page and replaces
 * the marked parts (`page-frame.tsx`). Keeps text typed meanwhile; of several answers, only the
 * latest counts.
 */
export class PageFrame extends HTMLElement {
  #typing: ReturnType<typeof setTimeout> | undefined;
  #underWay: AbortController | undefined;
  /** Path and query of the current content. */
  #shown = "";
  /** The current values of each form with fields, as an address. */
  readonly #said = new Map<HTMLFormElement, string>();
  /** Scroll position of each address when it was left. */
  readonly #scrolled = new Map<string, number>();

  connectedCallback(): void {
    this.#shown = location.pathname + location.search;
    this.addEventListener("input", this.#onInput);
    this.addEventListener("change", this.#onChange);
    this.addEventListener("submit", this.#onSubmit);
    this.addEventListener("click", this.#onClick);
    addEventListener("popstate", this.#onPopState);
    for (const form of this.#filters()) {
      // Sends what was typed and chosen before the page was alive.
      if (isTouched(form)) this.#send(form);
      else this.#said.set(form, addressOf(form));
    }
  }

  disconnectedCallback(): void {
    removeEventListener("popstate", this.#onPopState);
    clearTimeout(this.#typing);
    this.#underWay?.abort();
  }

  readonly #onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.form === null) return;
    const { form } = target;
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#send(form), typingPauseMs);
  };

  readonly #onChange = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.form !== null) this.#send(target.form);
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    this.#send(event.target, event.submitter);
  };

  readonly #onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || !opensHere(event, link)) return;
    event.preventDefault();
    const address = this.#withTyped(link);
    const isShown = address === location.href;
    void this.#show(address, {
      history: isShown ? "replace" : "push",
      fields: !isShown,
      scrollTo: scrollOf(link),
    });
  };

  readonly #onPopState = (): void => {
    const address = location.pathname + location.search;
    // Perhaps only the fragment has changed.
    if (address === this.#shown) return;
    void this.#show(address, { fields: true, scrollTo: this.#scrolled.get(address) ?? 0 });
  };

  /**
   * Adds the text being typed, as the page belongs to that search. A link that sets or clears the
   * field overrides it.
   */
  #withTyped(link: HTMLAnchorElement): string {
    const address = new URL(link.href);
    if (!address.searchParams.has("page")) return link.href;
    for (const form of this.#filters()) {
      const typed = new URL(addressOf(form), location.href);
      if (typed.pathname + typed.search === this.#said.get(form)) continue;
      for (const [name, value] of typed.searchParams) {
        if (name !== "page") address.searchParams.set(name, value);
      }
    }
    return address.href;
  }

  #filters(): HTMLFormElement[] {
    return [...this.querySelectorAll("form")].filter(hasFields);
  }

  #send(form: HTMLFormElement, submitter: HTMLElement | null = null): void {
    clearTimeout(this.#typing);
    const address = addressOf(form, submitter);
    if (address === this.#shown || address === this.#said.get(form)) return;
    if (hasFields(form)) this.#said.set(form, address);
    void this.#show(address, {
      history: "replace",
      fields: !hasFields(form),
      scrollTo: scrollOf(form),
    });
  }

  async #show(
    address: string,
    { history: entry, fields = false, scrollTo }: Change,
  ): Promise<void> {
    clearTimeout(this.#typing);
    this.#underWay?.abort();
    const underWay = new AbortController();
    this.#underWay = underWay;
    this.#scrolled.set(this.#shown, window.scrollY);
    if (entry === "push") history.pushState(null, "", address);
    if (entry === "replace") history.replaceState(history.state, "", address);
    this.#shown = location.pathname + location.search;
    const list = this.querySelector<HTMLElement>('[data-part="list"]');
    list?.setAttribute("aria-busy", "true");
    const page = await fetchPage(address, underWay.signal);
    if (underWay.signal.aborted) return;
    list?.removeAttribute("aria-busy");
    const frame = page?.querySelector("page-frame");
    if (page && frame) {
      document.title = page.title;
      this.#takeOver(frame);
      if (fields) this.#resetFields(frame);
    } else {
      this.#showError(list);
    }
    if (scrollTo !== undefined) window.scrollTo({ top: scrollTo, behavior: "instant" });
  }

  #takeOver(frame: Element): void {
    for (const part of this.querySelectorAll<HTMLElement>("[data-part]")) {
      const other = frame.querySelector(`[data-part="${part.dataset["part"] ?? ""}"]`);
      if (part.role === "status") part.textContent = other?.textContent ?? "";
      else replaceContent(part, other?.childNodes ?? []);
    }
  }

  #resetFields(frame: Element): void {
    for (const field of this.querySelectorAll("input[name], select[name]")) {
      const name = field.getAttribute("name") ?? "";
      const other = frame.querySelector(`:is(input, select)[name="${CSS.escape(name)}"]`);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      const isOther = other instanceof HTMLInputElement || other instanceof HTMLSelectElement;
      if (isField && isOther) field.value = other.value;
    }
    for (const form of this.#filters()) this.#said.set(form, addressOf(form));
  }

  #showError(list: HTMLElement | null): void {
    const template = this.querySelector<HTMLTemplateElement>(":scope > template");
    if (template === null || list === null) return;
    replaceContent(list, document.importNode(template.content, true).childNodes);
    for (const status of this.querySelectorAll('[data-part][role="status"]')) {
      status.textContent = "";
    }
  }
}

function hasFields(form: HTMLFormElement): boolean {
  return form.querySelector("input:not([type=hidden])") !== null;
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
    return field instanceof HTMLSelectElement && hasChosen(field);
  });
}

/** In a list without a default, the first option is the default. */
function hasChosen(field: HTMLSelectElement): boolean {
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(first, 0);
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

/** Keeps the focus on the same element if it still exists. */
function replaceContent(part: Element, content: Iterable<Node>): void {
  const controls = () => [...part.querySelectorAll<HTMLElement>("a[href], button, input, select")];
  const focused = document.activeElement;
  const index = controls().findIndex((control) => control === focused);
  part.replaceChildren(...content);
  const next = controls()[index];
  if (next !== undefined && next.textContent === focused?.textContent) {
    next.focus({ preventScroll: true });
  }
}
