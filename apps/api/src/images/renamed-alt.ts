/** An alternative text that names its subject follows a rename; the rest is kept. */
export function renamedAlt(alt: string, { from, to }: { from: string; to: string }): string {
  return from === "" ? alt : alt.replaceAll(from, () => to);
}
