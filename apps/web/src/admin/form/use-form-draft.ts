import { useEffect, useRef, useState } from "react";
import { hasLoggedOut, readToken } from "../../lib/session.ts";

export interface FormDraft<Values> {
  key: string;
  /** ISO 8601. */
  savedAt: string;
  values: Values;
  /** What its writer began from. Undefined: an earlier page didn't store it. */
  base: DraftBase<Values> | undefined;
}

interface DraftBase<Values> {
  version: number;
  values: Values;
}

export interface DraftKeeping<Values> {
  /** What is written: `post:new`. */
  subject: string;
  /** The writer: nobody is offered what somebody else wrote in this browser. */
  userId: string;
  /** What is kept and what is compared, always with its fields in the same order. */
  stored: Values;
  /** Of what is stored; 0: it isn't, or has no versions. */
  version?: number;
  values: Values;
  /** Undefined: what was kept can't be used. */
  read: (stored: unknown) => Values | undefined;
}

const typingPauseMs = 400;

/**
 * Stores what is typed in this browser until it is saved, left on purpose, or its writer logs out:
 * a crash, a reload or an expired session loses nothing. Each opening of a form has a key of its
 * own, so that neither a second tab nor typing past an offer overwrites an earlier draft.
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
  /** The unsaved draft as JSON; undefined when there is none. */
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
    // The form stays until the next page is there, so that either may come first.
    function leave() {
      // A session that ended by itself, or a page that broke down where it stood, isn't left on
      // purpose.
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
    /** The latest of the stored drafts. It stays until somebody decides about it. */
    offer,
    /** The session ended by itself while the offer was written in this tab. */
    isResumed: offer !== undefined && offer.key === resumedKey,
    /**
     * Answers the values that the form is to hold. What was typed before becomes the offer in their
     * place.
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
    /** Deletes the draft, once the form is saved or given up. */
    forget(): void {
      isOver.current = true;
      keep(key, undefined);
    },
  };
}

/** Deletes the drafts of every form. A form that is still open deletes its own as it closes. */
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

/** All three are JSON. */
function draftText(draft: { values: string; version: number; stored: string }): string {
  const { values, version, stored } = draft;
  const savedAt = new Date().toISOString();
  return `{"savedAt":"${savedAt}","values":${values},"base":{"version":${version},"values":${stored}}}`;
}

/** Keeps nothing where storage is full or forbidden: the form itself goes on working. */
function keep(key: string, draft: string | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, draft);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

const resumedKeyKey = "resumed-draft";

/** Only for this tab: in another one somebody may write something else. */
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
