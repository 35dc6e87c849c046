import type { AccountUser } from "@before-ten/contracts/auth/output";
import { adminRoles } from "@before-ten/contracts/auth/permissions";
import { userRoles } from "@before-ten/contracts/auth/roles";
import { useSyncExternalStore } from "react";

/** The signed-in user as this browser knows them; the server checks the token with every call. */
export interface Session {
  token: string;
  user: AccountUser;
}

/** The keys are specified, as other tools of the club read them. */
const tokenKey = "token";
const userKey = "user";
/** Id of the user who logged out here last; removed at the next sign-in. */
const loggedOutKey = "logged-out";

/** "unknown" while the server renders and while the page hydrates. */
export type SessionState = Session | "signed-out" | "unknown";

/** Follows sign-in and sign-out, in other tabs too. */
export function useSession(): SessionState {
  return useSyncExternalStore<SessionState>(
    subscribe,
    () => readSession() ?? "signed-out",
    () => "unknown",
  );
}

export function saveSession({ token, user }: Session): void {
  localStorage.removeItem(loggedOutKey);
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
  announce();
}

/** The key of something that is deleted when the session ends, such as a copy of a guest list. */
export function privateKey(name: string): string {
  return `${privatePrefix}${name}`;
}

const privatePrefix = "private:";

export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(privatePrefix)) localStorage.removeItem(key);
  }
  announce();
}

/** For calls that don't go through tRPC, such as downloads. */
export function clearSessionOn401({ status }: { status: number }): void {
  if (status === 401) clearSession();
}

/**
 * Called before the session is cleared, so that every tab can distinguish a logout from an expired
 * session.
 */
export function rememberLogout(userId: string): void {
  localStorage.setItem(loggedOutKey, userId);
}

export function hasLoggedOut(userId: string): boolean {
  return storedText(loggedOutKey) === userId;
}

export function readToken(): string | null {
  return storedText(tokenKey);
}

/**
 * A stored user that can't be read is deleted together with the token, so the user signs in again.
 */
export function readSession(): Session | undefined {
  const token = storedText(tokenKey);
  const text = storedText(userKey);
  if (token === null || text === null) return undefined;
  if (token === known?.token && text === knownText) return known;
  const user = parseUser(text);
  if (user === undefined) {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
    return undefined;
  }
  known = { token, user };
  knownText = text;
  return known;
}

/** The last snapshot: React requires the same object for the same session. */
let known: Session | undefined;
let knownText = "";

function parseUser(text: string): AccountUser | undefined {
  try {
    const user: unknown = JSON.parse(text);
    // A session from before roles existed has none, nor has one from before these had a reach.
    return isUser(user)
      ? { ...user, adminRole: user.adminRole ?? null, reach: user.reach ?? null }
      : undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

type OptionalKey = "adminRole" | "reach";

/** Checks the properties that pages use; the server decides about everything else. */
function isUser(
  value: unknown,
): value is Omit<AccountUser, OptionalKey> & Partial<Pick<AccountUser, OptionalKey>> {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "email" in value &&
    typeof value.email === "string" &&
    "role" in value &&
    userRoles.some((role) => role === value.role) &&
    (!("adminRole" in value) ||
      value.adminRole === null ||
      adminRoles.some((role) => role === value.adminRole))
  );
}

/** Null if storage is forbidden, too. */
function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
