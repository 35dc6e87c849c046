import { useState } from "react";

export type PreviewKind = "card" | "page";

const storageKey = "event-preview";

/** Kind of preview: the one last chosen in this tab, the card by default. */
export function usePreviewKind(): readonly [PreviewKind, (kind: PreviewKind) => void] {
  const [kind, setKind] = useState(readKind);
  return [
    kind,
    (chosen) => {
      setKind(chosen);
      try {
        sessionStorage.setItem(storageKey, chosen);
      } catch {
        // Without storage the choice lasts as long as the form.
      }
    },
  ];
}

function readKind(): PreviewKind {
  try {
    return sessionStorage.getItem(storageKey) === "page" ? "page" : "card";
  } catch {
    return "card";
  }
}
