import type { Caller } from "./context.ts";

/** An author, as histories name them; the id is null for an API key. */
interface Author {
  id: string | null;
  name: string;
}

/** The author's name for a history, kept even after their account or key is gone. */
export function authorOf(caller: Caller): Author {
  if (caller.kind === "key") return { id: null, name: `API key ${caller.key.name}` };
  const { id, name } = caller.user;
  return { id, name };
}
