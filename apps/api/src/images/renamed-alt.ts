/** A description that names its subject follows a new name; the rest of it stays as it was written. */
export function renamedAlt(alt: string, { from, to }: { from: string; to: string }): string {
  return from === "" ? alt : alt.replaceAll(from, () => to);
}
