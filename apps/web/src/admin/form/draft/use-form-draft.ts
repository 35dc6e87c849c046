import { useEffect, useRef, useState } from "react";
import { hasLoggedOut, readToken } from "../../../lib/api/session.ts";

export interface FormDraft<Values> {
  key: string;
  /** ISO 8601. */
  savedAt: string;
  values: Values;
  /** The stored version it is based on; undefined in drafts of an earlier release. */
  base: DraftBase<Values> | undefined;
}

interface DraftBase<Values> {
  version: number;
  values: Values;
}

export interface DraftKeeping<Values> {
  /** What is being written, e.g. `post:new`. */
  subject: string;
  /** The writer's id: drafts of other users of this browser aren't offered. */
  userId: string;
  /** The values that are stored and compared, always with fields in the same order. */
  stored: Values;
  /** Version of the stored thing; 0 if it isn't stored or has no versions. */
  version?: number;
  values: Values;
  /** Undefined if the stored draft can't be used. */
  read: (stored: unknown) => Values | undefined;
}

const typingPauseMs = 400;

/**
 * Stores what is typed in this browser until it is saved, left on purpose, or its writer logs out,
 * so a crash, a reload or an expired session loses nothing. Each opening of a form has its own key,
 * so neither a second tab nor typing past an offer overwrites an earlier draft.
 */
export function useFormDraft<Values>({
  subject,
  userId,
  stored,
  version = 0,
  values,
  read,
}: DraftKeeping<Values>) {
  const [{ key, page, prefix }] = useState(() => {
    const ofThisForm = `draft:${subject}:${userId}:`;
    return { key: ofThisForm + Date.now(), page: location.pathname, prefix: ofThisForm };
  });
  const [offers, setOffers] = useState(() => {
    const drafts = storedDrafts(prefix, read);
    return drafts.filter((draft) => JSON.stringify(draft.values) !== JSON.stringify(stored));
  });
  const [resumedKey] = useState(readResumedKey);
  const isOver = useRef(false);
  const storedText = JSON.stringify(stored);
  const text = JSON.stringify(values);
  /** The unsaved draft as JSON; undefined if there is none. */
  const unsaved = useRef<string>(undefined);

  useEffect(() => {
    unsaved.current =
      text === storedText ? undefined : draftText({ values: text, version, stored: storedText });
    const timer = setTimeout(() => {
      if (!isOver.current) keep(key, unsaved.current);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, storedText, version, key]);

  useEffect(() => {
    // The form stays mounted until the next page has loaded, so either event may come first.
    function leave() {
      // An expired session or a crashed page wasn't left on purpose.
      const isSignedOut = readToken() === null;
      const isLeft = isSignedOut ? hasLoggedOut(userId) : location.pathname !== page;
      if (isLeft) keep(key, undefined);
      else if (!isOver.current) keep(key, unsaved.current);
      if (isSignedOut && !isLeft && unsaved.current !== undefined) keepResumedKey(key);
    }
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [key, page, userId]);

  const [offer, ...others] = offers;
  return {
    /** The latest stored draft, offered until it is restored or discarded. */
    offer,
    /** True if the session expired while the offered draft was written in this tab. */
    isResumed: offer !== undefined && offer.key === resumedKey,
    /**
     * Returns the values to fill the form with. What was typed before is offered in their place.
     */
    restore(draft: FormDraft<Values>): Values {
      const savedAt = new Date().toISOString();
      keepResumedKey(undefined);
      keep(
        key,
        draftText({
          values: JSON.stringify(draft.values),
          version: draft.base?.version ?? version,
          stored: JSON.stringify(draft.base?.values ?? stored),
        }),
      );
      keep(draft.key, unsaved.current);
      const typedBefore = { key: draft.key, savedAt, values, base: { version, values: stored } };
      setOffers(unsaved.current === undefined ? others : [typedBefore, ...others]);
      return draft.values;
    },
    discard(draft: FormDraft<Values>): void {
      keep(draft.key, undefined);
      setOffers(others);
    },
    /** Deletes the draft once the form is saved or discarded. */
    forget(): void {
      isOver.current = true;
      keep(key, undefined);
    },
  };
}

/**
 * Deletes the user's drafts of every form. A form that is still open deletes its own as it closes.
 */
export function forgetDraftsOf(userId: string): void {
  for (const [key] of storedTexts("draft:")) {
    if (key.includes(`:${userId}:`)) keep(key, undefined);
  }
}

/** Latest first. */
function storedDrafts<Values>(
  prefix: string,
  read: DraftKeeping<Values>["read"],
): FormDraft<Values>[] {
  return storedTexts(prefix)
    .flatMap(([key, text]) => {
      const stored = parseDraft(text);
      const values = stored && read(stored.values);
      return stored && values
        ? [{ key, ...stored, values, base: readBase(stored.base, read) }]
        : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function readBase<Values>(
  stored: unknown,
  read: DraftKeeping<Values>["read"],
): DraftBase<Values> | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  if (!("version" in stored && typeof stored.version === "number")) return undefined;
  const values = "values" in stored ? read(stored.values) : undefined;
  return values && { version: stored.version, values };
}

function parseDraft(text: string): { savedAt: string; values: unknown; base: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return undefined;
    if (!("savedAt" in stored && typeof stored.savedAt === "string" && "values" in stored)) {
      return undefined;
    }
    const base = "base" in stored ? stored.base : undefined;
    return { savedAt: stored.savedAt, values: stored.values, base };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

function storedTexts(prefix: string): [key: string, text: string][] {
  try {
    return Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(prefix));
  } catch {
    // Storage is forbidden here.
    return [];
  }
}

/** All three parts are JSON. */
function draftText(draft: { values: string; version: number; stored: string }): string {
  const { values, version, stored } = draft;
  const savedAt = new Date().toISOString();
  return `{"savedAt":"${savedAt}","values":${values},"base":{"version":${version},"values":${stored}}}`;
}

/** Stores nothing where storage is full or forbidden; the form itself keeps working. */
function keep(key: string, draft: string | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, draft);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

const resumedKeyKey = "resumed-draft";

/** Only for this tab, as another one may hold a different draft. */
function keepResumedKey(key: string | undefined): void {
  try {
    if (key === undefined) sessionStorage.removeItem(resumedKeyKey);
    else sessionStorage.setItem(resumedKeyKey, key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function readResumedKey(): string | null {
  try {
    return sessionStorage.getItem(resumedKeyKey);
  } catch {
    return null;
  }
}
