/** Tag of the elements that browsers put in place of the texts of a page they translate. */
const standInTag = "FONT";

/** Their text isn't shown, or belongs to what the visitor types. */
const untranslated = new Set(["NOSCRIPT", "SCRIPT", "STYLE", "TEXTAREA"]);

/** Stays true after React has rendered a part anew, which removes the browser's elements. */
let wasTranslated = false;

/** Whether the browser has translated the part of the page, or the page. */
export function isTranslated(part: Element): boolean {
  return (
    wasTranslated ||
    part.querySelector(standInTag) !== null ||
    document.documentElement.lang !== "en"
  );
}

/**
 * Puts the texts of `expected` back into `shown`, and keeps the elements, so that what is typed and
 * has the focus stays. Where the elements differ too, it changes nothing.
 */
export function restoreTexts(shown: Element, expected: Element): void {
  if (untranslated.has(shown.tagName) || shown.innerHTML === expected.innerHTML) return;
  const elements = [...shown.children].filter(({ tagName }) => tagName !== standInTag);
  const wanted = [...expected.children].filter(({ tagName }) => tagName !== standInTag);
  const isAlike = elements.every(({ tagName }, index) => tagName === wanted[index]?.tagName);
  if (!isAlike || elements.length !== wanted.length) return;
  const replaced = [...shown.childNodes].filter(
    (node) => !(node instanceof Element) || node.tagName === standInTag,
  );
  for (const node of replaced) node.remove();
  let next = 0;
  for (const node of expected.childNodes) {
    if (node instanceof Text) shown.insertBefore(node.cloneNode(), elements[next] ?? null);
    else if (node instanceof Element && node.tagName !== standInTag) next += 1;
  }
  for (const [index, element] of elements.entries()) {
    const same = wanted[index];
    if (same !== undefined) restoreTexts(element, same);
  }
}

/** The elements in place of texts that React still holds. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Notices which texts in the part of the page a browser replaces by its translation from now on: a
 * change of such a text is shown in its place.
 */
export function followTranslation(part: Node): void {
  acceptReplacedTexts();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") showChange(record.target);
      else for (const node of record.removedNodes) noteReplaced(node, record);
    }
  });
  observer.observe(part, { childList: true, subtree: true });

  function noteReplaced(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
    if (!(node instanceof Text)) return;
    const around = [...addedNodes, previousSibling, nextSibling];
    const standIn = around.find((each) => each instanceof Element && each.tagName === standInTag);
    if (!(standIn instanceof Element)) return;
    wasTranslated = true;
    standIns.set(node, standIn);
    observer.observe(node, { characterData: true });
  }
}

function showChange(text: Node): void {
  const standIn = standIns.get(text);
  if (standIn !== undefined && !text.isConnected) standIn.textContent = text.textContent;
}

let isAccepting = false;

/** React removes and inserts at the texts it has rendered, and would throw if one is replaced. */
function acceptReplacedTexts(): void {
  if (isAccepting) return;
  isAccepting = true;
  // Each is called on the node that the replacement is called on.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    if (child instanceof Text && child.parentNode !== this) placeOf(child, this)?.remove();
    else removeChild.call(this, child);
    return child;
  };

  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ) {
    const isReplaced = next instanceof Text && next.parentNode !== this;
    insertBefore.call(this, added, isReplaced ? (placeOf(next, this) ?? null) : next);
    return added;
  };
}

/** The child of the parent that is shown instead of the text. */
function placeOf(text: Text, parent: Node): ChildNode | undefined {
  const standIn = standIns.get(text) ?? text.parentElement ?? undefined;
  return [...parent.childNodes].find((child) => standIn !== undefined && child.contains(standIn));
}
