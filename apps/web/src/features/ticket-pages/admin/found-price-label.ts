import { countryCurrencies } from "@before-ten/contracts/shared/countries";
import { priceLabel } from "@before-ten/contracts/shared/money";
import type { TicketPrice } from "@before-ten/contracts/shared/output";

/** A ticket page may have any currency; of those the club doesn't use, only the code is known. */
export function foundPriceLabel(price: TicketPrice): string {
  const isOurs = countryCurrencies().some((known) => known === price.currency);
  return isOurs ? priceLabel(price) : `${price.currency} ${price.amount.toFixed(2)}`;
}
