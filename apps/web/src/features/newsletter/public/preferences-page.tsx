import { preferencesTexts } from "@before-ten/contracts/site/texts/newsletter/preferences";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/site-texts.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";

/** Without the link from a mail, it shows only its hero. */
export function PreferencesPage({ children }: { children: ReactNode }) {
  const { title, lead } = useTexts(preferencesTexts);
  return (
    <>
      <PageHero title={title} lead={lead} />
      {children}
    </>
  );
}
