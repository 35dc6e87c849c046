import { usePermitted } from "../shell/use-permitted.ts";
import type { Command } from "./commands.ts";

/** Returns whether the admin's role permits a command. */
export function useOffered(): (command: Command) => boolean {
  const isPermitted = usePermitted();
  return ({ needs }) => needs === undefined || isPermitted(needs);
}
