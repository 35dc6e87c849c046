const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** A row's method as a request names it. */
export function knownMethod(method: string): (typeof methods)[number] {
  const known = methods.find((each) => each === method);
  if (known === undefined) throw new Error(`${method} is no method of this API`);
  return known;
}
