import { useRouter } from "@tanstack/react-router";

/** When the server renders the page: the time that everything on it is true for. */
export function useRenderedAt(): Date {
  return new Date(useRouter().options.context.renderedAt);
}
