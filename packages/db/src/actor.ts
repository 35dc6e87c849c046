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

/** The actor as the connection is told: JSON text. */
const current = new AsyncLocalStorage<string>();

/**
 * Whatever `work` writes is the actor's, also what it does later, as a timer that it sets. Within
 * another actor's work the inner one counts.
 */
export function actAs<Result>(actor: Actor, work: () => Result): Result {
  const { kind, id, name, via, client } = actor;
  return current.run(JSON.stringify({ kind, id, name, via, client }), work);
}

/** The same for what the server does by itself, under the name that the history shows. */
export function actAsJob<Result>(name: string, work: () => Result): Result {
  return actAs({ kind: "job", id: name, name, via: "job", client: null }, work);
}

/** Empty where nobody acts. */
export function actorText(): string {
  return current.getStore() ?? "";
}
