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
