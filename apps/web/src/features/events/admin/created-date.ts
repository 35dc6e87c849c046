/** When an event was made is an instant of the admins' own day, not one of the venue's. */
export function createdDate({ createdAt }: { createdAt: string }): string {
  return new Date(createdAt).toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
