/** Text that is already HTML, made by `html`. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type { Html };

type Part = string | number | Html | readonly Html[] | false | undefined;

/** Escapes everything that isn't HTML already. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((all, text, index) => all + render(parts[index - 1]) + text));
}

/** Marks HTML from our own writer that an answer carries as text. */
export function written(text: string): Html {
  return new Html(text);
}

/** Plain text in which words between backticks are code. */
export function prose(text: string): Html {
  const pieces = text.split("`");
  return html`${pieces.map((piece, index) =>
    index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`,
  )}`;
}

function render(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string" || typeof part === "number") return escape(String(part));
  return part.map(({ text }) => text).join("");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
