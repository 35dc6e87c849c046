import type { Caller } from "./context.ts";

/** Who did something, as histories name them; the id is null for an API key. */
interface Author {
  id: string | null;
  name: string;
}

/** The author's name for a history, also when their account or their key is gone. */
export function authorOf(caller: Caller): Author {
  if (caller.kind === "key") return { id: null, name: `API key ${caller.key.name}` };
  const { id, name } = caller.user;
  return { id, name };
}
