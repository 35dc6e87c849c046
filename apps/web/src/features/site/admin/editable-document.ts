import { findMarkedTexts, withoutMarks } from "@before-ten/contracts/site/text-marks";

/** A sentence or an image on the page that can be pressed. */
export interface EditableText {
  key: string;
  element: HTMLElement;
}

export interface EditingHandlers {
  /** The text as it is stored, with its gaps. */
  storedText: (key: string) => string;
  onSelect: (key: string) => void;
  onSave: (key: string, typed: string) => void;
  onChooseImage: (key: string) => void;
  /** While it is true, the document must stay. */
  onTyping: (isTyping: boolean) => void;
  /** A link to another page of the site was pressed. */
  onFollow: (path: string) => void;
}

const styles = `
  [data-text-key] { cursor: text; border-radius: 2px; }
  [data-text-key]:hover { outline: 2px dashed currentColor; outline-offset: 2px; }
  [data-text-key]:focus { outline: 3px solid; outline-offset: 2px; }
  img[data-text-key] { cursor: pointer; }
  img[data-text-key]:is(:hover, :focus) { outline-offset: -6px; }
`;

/** Their text isn't shown, or can't contain elements. */
const leftAlone = "script, style, template, title, option, textarea, noscript, svg";

/** The page's HTML without scripts, with the nonce that styles need in the admin area. */
export function withoutScripts(html: string, nonce: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, "")
    .replaceAll(/ src="([^"]*)"/g, (whole, src: string) => {
      const [image] = findMarkedTexts(src);
      return image ? ` data-text-key="${image.key}" src="${image.text}"` : whole;
    })
    .replaceAll(/<style nonce="[^"]*"/g, `<style nonce="${nonce}"`)
    .replace("</head>", `<style nonce="${nonce}">${styles}</style></head>`);
}

/** Makes each marked text of the document a button, in the order of the page. */
export function makeEditable(page: Document, handlers: EditingHandlers): EditableText[] {
  for (const element of page.querySelectorAll("*")) cleanAttributes(element);
  const texts = markedNodes(page).flatMap((node) => buttonsFor(page, node));
  for (const text of texts) listen(text, handlers);
  const images = [...page.querySelectorAll<HTMLImageElement>("img[data-text-key]")].map((image) =>
    imageButton(image, handlers),
  );
  page.addEventListener("click", (event) => {
    if (event.defaultPrevented) return;
    // An image in the background lies below what is pressed.
    const below = page.elementsFromPoint(event.clientX, event.clientY);
    const image = images.find(({ element }) => below.includes(element));
    if (image) handlers.onChooseImage(image.key);
  });
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const href = link.getAttribute("href") ?? "";
      if (/^\/(?!\/)/.test(href)) handlers.onFollow(href.replace(/[?#].*$/, ""));
    });
  }
  page.addEventListener("submit", (event) => event.preventDefault());
  return [...texts, ...images];
}

function imageButton(
  image: HTMLImageElement,
  { onSelect, onChooseImage }: EditingHandlers,
): EditableText {
  const key = image.dataset["textKey"] ?? "";
  image.tabIndex = 0;
  image.role = "button";
  image.ariaLabel = `Choose another image: ${image.alt}`;
  image.addEventListener("focus", () => onSelect(key));
  image.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
    onChooseImage(key);
  });
  image.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChooseImage(key);
  });
  return { key, element: image };
}

/** Marks in attributes, such as alternative texts, only spoil them: a form edits these. */
function cleanAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    const clean = withoutMarks(value);
    if (clean !== value) element.setAttribute(name, clean);
  }
}

/** Its nodes belong to a frame, whose classes aren't this window's. */
function markedNodes(page: Document): Node[] {
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const marked: Node[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    if (text === withoutMarks(text)) continue;
    if (node.parentElement?.closest(leftAlone)) node.nodeValue = withoutMarks(text);
    else marked.push(node);
  }
  return marked;
}

function buttonsFor(page: Document, node: Node): EditableText[] {
  const whole = node.nodeValue ?? "";
  const pieces = page.createDocumentFragment();
  const texts: EditableText[] = [];
  let at = 0;
  for (const { key, text, from, to } of findMarkedTexts(whole)) {
    const element = page.createElement("span");
    element.dataset["textKey"] = key;
    element.tabIndex = 0;
    element.role = "button";
    element.ariaLabel = `Edit: ${text}`;
    element.textContent = text;
    pieces.append(withoutMarks(whole.slice(at, from)), element);
    texts.push({ key, element });
    at = to;
  }
  pieces.append(withoutMarks(whole.slice(at)));
  node.parentNode?.replaceChild(pieces, node);
  return texts;
}

function listen(
  { key, element }: EditableText,
  { storedText, onSelect, onSave, onTyping }: EditingHandlers,
): void {
  const shown = element.textContent;
  let isTyping = false;
  /** Kept in case it is refused: once it is saved, there is another document. */
  let unsaved: string | undefined;

  function begin(): void {
    if (isTyping) return;
    isTyping = true;
    onTyping(true);
    element.textContent = unsaved ?? storedText(key);
    element.contentEditable = "plaintext-only";
    element.role = "textbox";
    element.focus();
    element.ownerDocument.getSelection()?.selectAllChildren(element);
  }

  function end({ isKept }: { isKept: boolean }): void {
    if (!isTyping) return;
    isTyping = false;
    onTyping(false);
    const typed = element.textContent.trim();
    element.contentEditable = "inherit";
    element.role = "button";
    const isChanged = isKept && typed !== "" && typed !== storedText(key);
    unsaved = isChanged ? typed : undefined;
    if (isChanged) onSave(key, typed);
    else element.textContent = shown;
  }

  element.addEventListener("focus", () => onSelect(key));
  element.addEventListener("click", (event) => {
    // A text of a link or a button is edited, not followed.
    event.preventDefault();
    event.stopPropagation();
    begin();
  });
  element.addEventListener("blur", () => end({ isKept: true }));
  element.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") {
      end({ isKept: false });
      element.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isTyping) end({ isKept: true });
      else begin();
    } else if (event.key === " " && !isTyping) {
      event.preventDefault();
      begin();
    }
  });
}
