export interface Findings {
  breaking: string[];
  compatible: string[];
}

/** Any value parsed from JSON. */
export type Json = unknown;

export function at(value: Json, key: string): Json {
  return entriesOf(value).find(([each]) => each === key)?.[1];
}

export function keysOf(value: Json): string[] {
  return entriesOf(value).map(([key]) => key);
}

export function entriesOf(value: Json): [string, Json][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
