/** Whether an error from Node or PostgreSQL has one of these codes ("ENOENT", "57P03"). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    codes.includes(error.code)
  );
}

const uniqueViolation = "23505";

/** PostgreSQL refused a row because a unique value is already taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === uniqueViolation;
}
