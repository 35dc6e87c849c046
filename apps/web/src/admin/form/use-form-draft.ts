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
  /** Nobody is offered what somebody else wrote at this browser. */
  userId: string;
  /** What is kept and what is compared, always with its fields in the same order. */
  stored: Values;
  values: Values;
  /** Undefined: what was kept can't be used. */
  read: (kept: unknown) => Values | undefined;
}

const typingPauseMs = 400;

/**
 * Keeps what is typed in this browser until it is saved, or left on purpose, or its writer logs out: a crash, a reload or an
 * expired session loses nothing. Each opening of a form keeps under a key of its own, so that neither a second tab nor typing past an offer writes over
 * an earlier draft.
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
  /** As JSON; undefined: there is nothing to lose. */
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
      // Whose session ended didn't leave on purpose, nor does anybody whose page broke down where it stood.
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
    /** Of several the latest. It stays until somebody decides about it. */
    offer,
    /** Answers what the form is to hold. What was typed before that becomes the offer in its place. */
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
    /** It is saved, or nobody wants it any more. */
    forget(): void {
      isOver.current = true;
      keep(key, undefined);
    },
  };
}

/** Of every form. One that is still open forgets its own as it closes. */
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
      const kept = parseDraft(text);
      const values = kept && read(kept.values);
      return kept && values ? [{ key, savedAt: kept.savedAt, values }] : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

function parseDraft(text: string): { savedAt: string; values: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null) return undefined;
    if (!("savedAt" in kept && typeof kept.savedAt === "string" && "values" in kept)) {
      return undefined;
    }
    return { savedAt: kept.savedAt, values: kept.values };
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
