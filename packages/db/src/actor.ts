import { AsyncLocalStorage } from "node:async_hooks";

/** On whose behalf the database is written to; triggers write it into the history. */
export interface Actor {
  /** `visitor` is whoever isn't signed in yet: the history has none of it, a sign-in does. */
  kind: "admin" | "key" | "job" | "visitor";
  /** Of the account or the key; a job's name. A visitor's is empty. */
  id: string;
  name: string;
  /** From where: the admin area, the REST API, a file of theirs, or this server by itself. */
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
 * Whoever acts has proved meanwhile, as by a mailed link, which admin's account is theirs: what
 * follows is that admin's, and comes from where the call came from.
 */
export function actAsAccount<Result>(
  { id, name }: { id: string; name: string },
  work: () => Result,
): Result {
  const { via, client } = current.getStore()?.actor ?? { via: "admin-area", client: null };
  return actAs({ kind: "admin", id, name, via, client }, work);
}

/** The same for what the server does by itself, under the name that the history shows. */
export function actAsJob<Result>(name: string, work: () => Result): Result {
  return actAs({ kind: "job", id: name, name, via: "job", client: null }, work);
}

/** Empty where nobody acts. */
export function actorText(): string {
  return current.getStore()?.text ?? "";
}
