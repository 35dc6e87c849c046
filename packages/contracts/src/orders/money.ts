/** How many of a currency's smallest units make one of it: 100 pence, 1 yen. */
export function smallestUnits(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0);
}
