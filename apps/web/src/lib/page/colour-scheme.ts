import { useSyncExternalStore } from "react";

export type ColourScheme = "light" | "dark";

const key = "colour-scheme";
const systemIsDark = "(prefers-color-scheme: dark)";

/** The scheme chosen for the admin area, otherwise the system's. Light while a page hydrates. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, read, () => "light");
}

export function chooseColourScheme(scheme: ColourScheme): void {
  localStorage.setItem(key, scheme);
  for (const listener of listeners) listener();
}

function read(): ColourScheme {
  const chosen = localStorage.getItem(key);
  if (chosen === "light" || chosen === "dark") return chosen;
  return window.matchMedia(systemIsDark).matches ? "dark" : "light";
}

/**
 * A script for the head of admin pages that sets the colours before the first paint, as the server
 * can't know them.
 */
export function colourSchemeScript(): string {
  return `(${setColourScheme.toString()})(${JSON.stringify({ key, systemIsDark })});`;
}

/** Serialized into the page, so it can't use anything from outside. */
function setColourScheme(names: { key: string; systemIsDark: string }): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(names.key);
  } catch {
    // Storage is forbidden: the system's scheme is used.
  }
  if (chosen !== "light" && chosen !== "dark") {
    chosen = matchMedia(names.systemIsDark).matches ? "dark" : "light";
  }
  document.documentElement.dataset["mantineColorScheme"] = chosen;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(systemIsDark);
  listeners.add(listener);
  system.addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}
