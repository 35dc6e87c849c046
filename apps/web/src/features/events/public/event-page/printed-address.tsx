import { canBuyTickets } from "@before-ten/contracts/events/availability";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { encodeQR } from "qr";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import classes from "./printed-address.module.css";

interface PrintedAddressProps {
  event: PublicEvent;
  now: Date;
  publicUrl: string;
}

/** A QR code of a longer URL is too fine for a phone. */
const longestCode = 300;

/**
 * For print: a URL with its QR code, the ticket page's if tickets are on sale, otherwise this
 * page's. The code is inlined, as a request made while printing may be too late.
 */
export function PrintedAddress({ event, now, publicUrl }: PrintedAddressProps) {
  const texts = useTexts(eventPageTexts);
  const page = publicUrl + pathTo("/events/$id", { params: { id: event.id } });
  const tickets = canBuyTickets(event, now) ? event.redirectUrl : null;
  const address = tickets ?? page;
  return (
    <div className={classes.printed}>
      {address.length <= longestCode && <Code of={address} />}
      <p>
        <strong>{tickets === null ? texts.printedParty : texts.printedTickets}</strong>
        {address}
      </p>
    </div>
  );
}

function Code({ of: address }: { of: string }) {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: 1 });
  // Adjacent squares are merged into one rectangle.
  const path = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true">
      <path d={path.join("")} />
    </svg>
  );
}
