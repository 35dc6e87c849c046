/** A description that names its subject follows a new name; the rest stays as written. */
export function renamedAlt(alt: string, { from, to }: { from: string; to: string }): string {
  return from === "" ? alt : alt.replaceAll(from, () => to);
}
