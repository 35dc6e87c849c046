/** `9:00 am` becomes `9:00 AM`, as in parties' times; the rest of the text is kept. */
export function capitalHalves(text: string): string {
  return text.replace(/\d\s?[ap]m\b/gu, (time) => time.toUpperCase());
}
