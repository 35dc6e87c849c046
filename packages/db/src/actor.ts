import { AsyncLocalStorage } from "node:async_hooks";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { type ReachSettings, everywhere, reachSettings } from "./reach-settings.ts";

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
  /** The only places whose data the actor reads and writes; by default everywhere. */
  reach?: Reach | null;
}

/** With the actor as JSON text, the form the connection is told. */
const current = new AsyncLocalStorage<{
  actor: Actor;
  text: string;
  settings: ReachSettings;
}>();

/**
 * Everything `work` writes is recorded as the actor's, including later work such as a timer it
 * sets. When nested, the inner actor counts.
 */
export function actAs<Result>(actor: Actor, work: () => Result): Result {
  const { kind, id, name, via, client, reach } = actor;
  const text = JSON.stringify({ kind, id, name, via, client, reach });
  return current.run({ actor, text, settings: reachSettings(actor) }, work);
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

/**
 * For work whose result isn't the caller's alone, such as filling a cache, and for counts of people
 * whom the caller may reach but not read.
 */
export function outsideReach<Result>(work: () => Result): Result {
  const store = current.getStore();
  return store === undefined ? work() : current.run({ ...store, settings: everywhere }, work);
}

/** Who acts now, as the history and the trash name them; empty without an actor. */
export function actorName(): string {
  return current.getStore()?.actor.name ?? "";
}

/** Empty without an actor. */
export function actorText(): string {
  return current.getStore()?.text ?? "";
}

/** What the connection has to be told of the actor's reach. */
export function currentReach(): ReachSettings {
  return current.getStore()?.settings ?? everywhere;
}
