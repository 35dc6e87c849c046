import { useEffect, useRef, useState } from "react";
import { hasLoggedOut, readToken } from "../../lib/session.ts";

export interface FormDraft<Values> {
  key: string;
  /** ISO 8601. */
  savedAt: string;
  values: Values;
}

interface DraftKeeping<Values> {
  /** What is written: `post:new`. */
  subject: string;
  /** The writer: nobody is offered what somebody else wrote in this browser. */
  userId: string;
  /** What is kept and what is compared, always with its fields in the same order. */
  stored: Values;
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
  const isOver = useRef(false);
  const storedText = JSON.stringify(stored);
  const text = JSON.stringify(values);
  /** The unsaved values as JSON; undefined when there are none. */
  const unsaved = useRef<string>(undefined);

  useEffect(() => {
    unsaved.current = text === storedText ? undefined : text;
    const timer = setTimeout(() => {
      if (!isOver.current) keep(key, unsaved.current);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, storedText, key]);

  useEffect(() => {
    // The form stays until the next page is there, so that either may come first.
    function leave() {
      // A session that ended by itself, or a page that broke down where it stood, isn't left on
      // purpose.
      const isLeft = readToken() === null ? hasLoggedOut(userId) : location.pathname !== page;
      if (isLeft) keep(key, undefined);
      else if (!isOver.current) keep(key, unsaved.current);
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
    /**
     * Answers the values that the form is to hold. What was typed before becomes the offer in their
     * place.
     */
    restore(draft: FormDraft<Values>): Values {
      const savedAt = new Date().toISOString();
      keep(key, JSON.stringify(draft.values));
      keep(draft.key, unsaved.current);
      setOffers(
        unsaved.current === undefined ? others : [{ key: draft.key, savedAt, values }, ...others],
      );
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
      return stored && values ? [{ key, savedAt: stored.savedAt, values }] : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function parseDraft(text: string): { savedAt: string; values: unknown } | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return undefined;
    if (!("savedAt" in stored && typeof stored.savedAt === "string" && "values" in stored)) {
      return undefined;
    }
    return { savedAt: stored.savedAt, values: stored.values };
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

/** Keeps nothing where storage is full or forbidden: the form itself goes on working. */
function keep(key: string, values: string | undefined): void {
  try {
    if (values === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, `{"savedAt":"${new Date().toISOString()}","values":${values}}`);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
