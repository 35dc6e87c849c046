/** The formatting buttons of a text block. */
export type TextMark = "strong" | "emphasis" | "link";

interface Marked {
  text: string;
  /** The selection after the change. */
  start: number;
  end: number;
}

const markers = { strong: "**", emphasis: "_" } as const;
const placeholders = { strong: "strong text", emphasis: "emphasised text", link: "label" } as const;
const emptyLink = "https://";

/**
 * Adds a mark around the selection or removes it. Without a selection it inserts a placeholder
 * word. For a link it selects the address, as that is still missing.
 */
export function withMark(text: string, [start, end]: [number, number], mark: TextMark): Marked {
  const selected = text.slice(start, end);
  const before = text.slice(0, start);
  const after = text.slice(end);
  const words = selected === "" ? placeholders[mark] : selected;
  if (mark === "link") {
    const address = start + words.length + "[](".length;
    return {
      text: `${before}[${words}](${emptyLink})${after}`,
      start: address,
      end: address + emptyLink.length,
    };
  }
  const marker = markers[mark];
  const size = marker.length;
  if (selected !== "" && before.endsWith(marker) && after.startsWith(marker)) {
    return {
      text: before.slice(0, -size) + selected + after.slice(size),
      start: start - size,
      end: end - size,
    };
  }
  return {
    text: before + marker + words + marker + after,
    start: start + size,
    end: start + size + words.length,
  };
}

/** Inserts a reader's field; the words for readers without it are selected, to be changed. */
export function withField(text: string, [start, end]: [number, number], name: string): Marked {
  const fallback = text.slice(start, end).trim() || "there";
  const from = start + `{{${name}|`.length;
  return {
    text: `${text.slice(0, start)}{{${name}|${fallback}}}${text.slice(end)}`,
    start: from,
    end: from + fallback.length,
  };
}
