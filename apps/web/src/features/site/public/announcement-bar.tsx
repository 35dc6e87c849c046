import { announcementTexts } from "@before-ten/contracts/site/texts/announcement";
import type { CSSProperties } from "react";
import { useTexts } from "../../../lib/site-texts.tsx";

/** Not in a style sheet: most of the time no page has an announcement. */
const look: CSSProperties = {
  padding: "var(--bt-space-3) var(--bt-gutter)",
  background: "var(--bt-gold)",
  color: "var(--bt-ink)",
  textAlign: "center",
  overflowWrap: "anywhere",
};
const linkLook: CSSProperties = { color: "inherit", textDecoration: "underline" };

/** What the club announces for some hours or days. It comes and goes with `site_texts`. */
export function AnnouncementBar() {
  const { label, bar } = useTexts(announcementTexts);
  const [current] = bar;
  if (current === undefined) return null;
  const { text, link, url } = current;
  return (
    <aside aria-label={label} style={look} data-screen-only>
      {text}
      {url !== "" && (
        <>
          {" "}
          <a href={url} style={linkLook}>
            {link || url}
          </a>
        </>
      )}
    </aside>
  );
}
