import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { needsScriptsTexts } from "@before-ten/contracts/site/texts/needs-scripts";
import { useTexts } from "../../lib/site-texts.tsx";

/** Shown beside what doesn't work without scripts. */
export function NeedsScripts() {
  const { text, textEnd } = useTexts(needsScriptsTexts);
  const { email } = useTexts(brandTexts);
  return (
    <noscript>
      <p>
        {text} <a href={`mailto:${email}`}>{email}</a>
        {textEnd}
      </p>
    </noscript>
  );
}
