import type { ReactNode } from "react";
import { PageHero } from "../../../ui/page-hero.tsx";

/** Only who has its link, out of a mail, sees more than its hero. */
export function PreferencesPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHero
        title="Your newsletter"
        hour={8}
        lead="Say what you want to hear of, take a break, or leave. It counts from the next e-mail on."
      />
      {children}
    </>
  );
}
