import { AsyncLocalStorage } from "node:async_hooks";

/** On whose behalf the database is written to; triggers write it into the history. */
export interface Actor {
  /**
   * A `visitor` isn't signed in yet; only security events such as sign-ins are recorded for
   * visitors.
   */
  kind: "admin" | "key" | "job" | "visitor";
  /** Of the account or the key; a job's name. A visitor's is empty. */
  id: string;
  name: string;
  /** The origin: the admin area, the REST API, an imported file, or a background job. */
  via: "admin-area" | "api" | "import" | "job";
  /** Tells networks apart without naming them; null for a job. */
  client: string | null;
}

/** With the actor as the connection is told: JSON text. */
const current = new AsyncLocalStorage<{ actor: Actor; text: string }>();

/**
 * Whatever `work` writes is the actor's, also what it does later, as a timer that it sets. Within
 * another actor's work the inner one counts.
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

/** Empty without an actor. */
export function actorText(): string {
  return current.getStore()?.text ?? "";
}
