import type { FoundPlace } from "@before-ten/contracts/places/output";
import { capitalised } from "../../../../lib/capitalised.ts";

/** "Amenity · 12 Barter Street · GB": distinguishes suggestions with the same name. */
export function placeSummary({
  result_type: type,
  housenumber,
  street,
  country_code: country,
}: Pick<FoundPlace, "result_type" | "housenumber" | "street" | "country_code">): string {
  const address = street === null ? null : [housenumber, street].filter(Boolean).join(" ");
  return [type && capitalised(type), address, country?.toUpperCase()].filter(Boolean).join(" · ");
}
