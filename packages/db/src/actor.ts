import { AsyncLocalStorage } from "node:async_hooks";

/** The author of what is written to the database; triggers record it in the history. */
export interface Actor {
  /**
   * A `visitor` isn't signed in yet; only security events such as sign-ins are recorded for
   * visitors.
   */
  kind: "admin" | "key" | "job" | "visitor";
  /** Id of the account or the key, or a job's name. Empty for a visitor. */
  id: string;
  name: string;
  /** The origin: the admin area, the REST API, an imported file, or a background job. */
  via: "admin-area" | "api" | "import" | "job";
  /** Distinguishes networks without revealing addresses; null for a job. */
  client: string | null;
}

/** With the actor as JSON text, the form the connection is told. */
const current = new AsyncLocalStorage<{ actor: Actor; text: string }>();

/**
 * Everything `work` writes is recorded as the actor's, including later work such as a timer it
 * sets. When nested, the inner actor counts.
 */
export function actAs<Result>(actor: Actor, work: () => Result): Result {
  const { kind, id, name, via, client } = actor;
  return current.run({ actor, text: JSON.stringify({ kind, id, name, via, client }) }, work);
}

/**
 * For a caller who has just proved, as by a mailed link, which admin's account is theirs: what
 * follows is recorded as that admin's, with the call's own origin.
 */
export function actAsAccount<Result>(
  { id, name }: { id: string; name: string },
  work: () => Result,
): Result {
  const { via, client } = current.getStore()?.actor ?? { via: "admin-area", client: null };
  return actAs({ kind: "admin", id, name, via, client }, work);
}

/** The same for background jobs, under the name that the history shows. */
export function actAsJob<Result>(name: string, work: () => Result): Result {
  return actAs({ kind: "job", id: name, name, via: "job", client: null }, work);
}

/** Who acts now, as the history and the trash name them; empty without an actor. */
export function actorName(): string {
  return current.getStore()?.actor.name ?? "";
}

/** Empty without an actor. */
export function actorText(): string {
  return current.getStore()?.text ?? "";
}
