const uniqueViolation = "23505";

/** PostgreSQL refused a row because its value is somebody else's already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === uniqueViolation;
}
