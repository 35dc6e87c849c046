import { useSyncExternalStore } from "react";

export type ColourScheme = "light" | "dark";

const key = "colour-scheme";
const systemIsDark = "(prefers-color-scheme: dark)";

/**
 * What admins chose for the admin area, otherwise what their system says. While a page hydrates:
 * light.
 */
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
 * A script for the head of the admin area's pages: their first paint has these colours already,
 * as the server can't know them.
 */
export function colourSchemeScript(): string {
  return `(${setColourScheme.toString()})(${JSON.stringify({ key, systemIsDark })});`;
}

/** Runs in the page, as its own source: it can use nothing from outside. */
function setColourScheme(names: { key: string; systemIsDark: string }): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(names.key);
  } catch {
    // Storage is forbidden: the system decides.
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
