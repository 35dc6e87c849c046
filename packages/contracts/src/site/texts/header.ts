import { defineTexts } from "../define-texts.ts";

export const headerTexts = defineTexts("header", "Header of every page", {
  skip: "Skip to content",
  home: "{club}, home",
  linksLabel: "Main",
  menuLabel: "Menu",
  links: [
    { id: "home", label: "Home", url: "/" },
    { id: "events", label: "Events", url: "/events" },
    { id: "about", label: "Why 4PM?", url: "/about" },
    { id: "gallery", label: "Gallery", url: "/gallery" },
    { id: "trust", label: "Trust & Reviews", url: "/trust" },
    { id: "blog", label: "Blog", url: "/blog" },
    { id: "contact", label: "Contact", url: "/contact" },
  ],
  book: "Book Tickets",
});
