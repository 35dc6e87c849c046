import { VisuallyHidden } from "@mantine/core";
import classes from "./ticket-pages.module.css";

/** Links to the seller's site in a new tab. */
export function OutsideLink({ href, eventName }: { href: string; eventName: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={classes.outside}>
      Open the ticket page<VisuallyHidden> of {eventName}</VisuallyHidden>
    </a>
  );
}
