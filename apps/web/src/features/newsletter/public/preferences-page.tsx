import type { ReactNode } from "react";
import { PageHero } from "../../../ui/page-hero.tsx";

/** Without the link from a mail, it shows only its hero. */
export function PreferencesPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHero
        title="Your newsletter"
        hour={8}
        lead="Choose what you hear about, take a break, or leave. Changes apply from the next email."
      />
      {children}
    </>
  );
}
