import { useRouter } from "@tanstack/react-router";

/** The time at which the server renders the page, used for everything on it. */
export function useRenderedAt(): Date {
  return new Date(useRouter().options.context.renderedAt);
}
