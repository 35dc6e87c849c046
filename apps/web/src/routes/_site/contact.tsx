import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "../../features/contact/public/contact-page.tsx";
import { ContactSection } from "../../features/contact/public/contact-section.tsx";
import { Island } from "../../islands/island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/contact")({
  staticData: { cachedPage: { search: [] } },
  head: ({ match }) =>
    pageHead({
      title: "Contact",
      description:
        "Questions about a party, a refund, a group or a partnership? Write to us: we answer within 24-48 hours.",
      path: "/contact",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
  component: Contact,
});

function Contact() {
  return (
    <ContactPage form={<Island name="contact-section" component={ContactSection} props={{}} />} />
  );
}
