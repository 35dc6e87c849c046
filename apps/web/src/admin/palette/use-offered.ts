import { usePermitted } from "../shell/use-permitted.ts";
import type { Command } from "./commands.ts";

/** Which commands the role of whoever is signed in permits. */
export function useOffered(): (command: Command) => boolean {
  const isPermitted = usePermitted();
  return ({ needs }) => needs === undefined || isPermitted(needs);
}
