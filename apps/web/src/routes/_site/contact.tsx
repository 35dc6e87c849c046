import { contactTexts } from "@before-ten/contracts/site/texts/contact";
import { contactFormTexts } from "@before-ten/contracts/site/texts/contact-form";
import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "../../features/contact/public/contact-page.tsx";
import { ContactForm } from "../../features/contact/public/contact-form.tsx";
import { Island } from "../../islands/island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/contact")({
  staticData: { cachedPage: { search: [] } },
  head: ({ match: { context } }) => {
    const { pageTitle: title, description } = context.texts(contactTexts);
    return pageHead({ title, description, path: "/contact", ...context });
  },
  component: Contact,
});

function Contact() {
  return (
    <ContactPage
      form={
        <Island name="contact-form" component={ContactForm} props={{}} texts={[contactFormTexts]} />
      }
    />
  );
}
