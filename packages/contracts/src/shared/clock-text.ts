/** `9:00 am` becomes `9:00 AM`, as parties' times are written; the rest of the text stays. */
export function capitalHalves(text: string): string {
  return text.replace(/\d\s?[ap]m\b/gu, (time) => time.toUpperCase());
}
