import { defineTexts } from "../define-texts.ts";

/** A link without a url is plain text until the club has a page with its id. */
export const footerTexts = defineTexts("footer", "Footer of every page", {
  partiesTitle: "Parties",
  partiesLinks: [
    { id: "events", label: "Upcoming Events", url: "/events" },
    { id: "gallery", label: "Gallery", url: "/gallery" },
    { id: "blog", label: "Blog", url: "/blog" },
  ],
  clubTitle: "The club",
  clubLinks: [
    { id: "about", label: "About Us", url: "/about" },
    { id: "reviews", label: "Reviews", url: "/trust" },
    { id: "contact", label: "Contact Us", url: "/contact" },
  ],
  goodToKnowTitle: "Good to know",
  goodToKnowLinks: [
    { id: "faq", label: "FAQ", url: "/trust#faq" },
    { id: "refunds", label: "Refund Policy", url: "/trust#refund-policy" },
    { id: "privacy", label: "Privacy Policy", url: "" },
    { id: "terms", label: "Terms of Service", url: "" },
  ],
  helloTitle: "Say hello",
  copyright: "© {year} {club}. All rights reserved. Party responsibly.",
  badge: "Secure Payments by {payments}",
});
