import { emailRowTexts } from "@before-ten/contracts/site/texts/newsletter/email-row";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { newsletterFormTexts } from "@before-ten/contracts/site/texts/newsletter/newsletter-form";
import { NewsletterForm } from "../features/newsletter/public/newsletter-form.tsx";
import { Island } from "./island.tsx";

/** The newsletter's form, the same on every page that has it. */
export function NewsletterIsland() {
  return (
    <Island
      name="newsletter-form"
      component={NewsletterForm}
      props={{}}
      texts={[newsletterFormTexts, emailRowTexts, consentTexts]}
    />
  );
}
