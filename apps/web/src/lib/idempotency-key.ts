import { useState } from "react";

/**
 * What a call that creates carries along: sent again with the same key, the server answers what it
 * has saved already.
 */
interface SaveContext {
  idempotencyKey: string;
}

export interface SaveKey {
  /** The mutation's `trpc: { context }`. */
  context: Record<string, unknown> & SaveContext;
  /**
   * To be called before each call of the mutation. The same input, sent again because its answer
   * was lost, has the same key; any other gets a new one.
   */
  prepare: (input: unknown) => void;
  /** What is sent from now on is something new, also if it reads alike. */
  renew: () => void;
}

/** Makes the idempotency keys of a form that creates something. */
export function useSaveKey(): SaveKey {
  const [key] = useState(createSaveKey);
  return key;
}

export function createSaveKey(): SaveKey {
  const context = { idempotencyKey: randomKey() };
  let prepared: string | undefined;
  function renew() {
    context.idempotencyKey = randomKey();
    prepared = undefined;
  }
  return {
    context,
    renew,
    prepare(input) {
      const text = textOf(input);
      if (prepared !== undefined && prepared !== text) renew();
      prepared = text;
    },
  };
}

/** Writes an input as text; a file by what tells it from another one. */
function textOf(input: unknown): string {
  const parts = input instanceof FormData ? [...input] : input;
  return JSON.stringify(parts, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** `crypto.randomUUID` is missing where a site is served without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join("-");
}
