import type { SitePath } from "../../../lib/site-path.ts";

/** A path without parameters. */
type PlainPath = Exclude<SitePath, `${string}$${string}`>;

interface SiteLink {
  to: PlainPath;
  hash?: string;
  label: string;
}

interface FooterColumn {
  title: string;
  /** An entry without a target is plain text. */
  links: readonly (SiteLink | Pick<SiteLink, "label">)[];
}

/** The header's links, in display order. */
export const headerLinks: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/events", label: "Events" },
  { to: "/about", label: "Why 4PM?" },
  { to: "/gallery", label: "Gallery" },
  { to: "/trust", label: "Trust & Reviews" },
  { to: "/blog", label: "Blog" },
  { to: "/contact", label: "Contact" },
];

export const footerLinks: readonly FooterColumn[] = [
  {
    title: "Parties",
    links: [
      { to: "/events", label: "Upcoming Events" },
      { to: "/gallery", label: "Gallery" },
      { to: "/blog", label: "Blog" },
    ],
  },
  {
    title: "The club",
    links: [
      { to: "/about", label: "About Us" },
      { to: "/trust", label: "Reviews" },
      { to: "/contact", label: "Contact Us" },
    ],
  },
  {
    title: "Good to know",
    links: [
      { to: "/trust", hash: "faq", label: "FAQ" },
      { to: "/trust", hash: "refund-policy", label: "Refund Policy" },
      { label: "Privacy Policy" },
      { label: "Terms of Service" },
    ],
  },
];
