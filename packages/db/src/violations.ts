const uniqueViolation = "23505";

/** PostgreSQL refused a row because a unique value is already taken. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === uniqueViolation;
}
