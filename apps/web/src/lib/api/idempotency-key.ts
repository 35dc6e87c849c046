import { useState } from "react";

/**
 * Context of a call that creates something: if it is sent again with the same key, the server
 * returns what it has saved already.
 */
interface SaveContext {
  idempotencyKey: string;
}

export interface SaveKey {
  /** For the mutation's `trpc: { context }`. */
  context: Record<string, unknown> & SaveContext;
  /**
   * Call before each call of the mutation. The same input, sent again because its answer was lost,
   * has the same key; any other gets a new one.
   */
  prepare: (input: unknown) => void;
  /** What is sent from now on is new, even if the input is the same. */
  renew: () => void;
}

/** Creates the idempotency keys of a form that creates something. */
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

/** Serializes an input; a file by its metadata. */
function textOf(input: unknown): string {
  const parts = input instanceof FormData ? [...input] : input;
  return JSON.stringify(parts, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** `crypto.randomUUID` is missing on sites served without TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join("-");
}
