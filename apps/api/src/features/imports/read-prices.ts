import { type DateOrder, readDay, readTime } from "./read-day.ts";
import { readPrice } from "./read-value.ts";

interface ReadPrice {
  amount: string;
  until: string | null;
}

const endOfDay = "23:59";

/**
 * "50 until 2026-12-04 23:59 | 60": one price in each line or before each `|`. A list whose last
 * price ends is followed by the price of its own column. The form's rules refuse what isn't one.
 */
export function readPrices(
  text: string,
  { order, last }: { order: DateOrder; last: string },
): ReadPrice[] {
  const steps = text
    .slice(0, 1_000)
    .split(/[|;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => readStep(part, order));
  const isOpen = steps.at(-1)?.until === null;
  return steps.length === 0 || isOpen ? steps : [...steps, { amount: amountOf(last), until: null }];
}

function readStep(text: string, order: DateOrder): ReadPrice {
  const [, amount = text, until] = /^(.+?)\s+(?:until|till|to)\s+(.+)$/i.exec(text) ?? [];
  if (until === undefined) return { amount: amountOf(text), until: null };
  const day = readDay(until, order);
  return {
    amount: amountOf(amount),
    until: day === undefined ? until : `${day}T${readTime(until) ?? endOfDay}`,
  };
}

function amountOf(text: string): string {
  return readPrice(text)?.amount ?? text;
}
