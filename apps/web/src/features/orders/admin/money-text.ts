import { smallestUnits } from "@before-ten/contracts/orders/money";

/** `GBP 6,750.00`, of an amount in the currency's smallest unit. */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-AU", {
    style: "currency",
    currency,
    currencyDisplay: "code",
  });
  return format.format(amount / smallestUnits(currency));
}
