import { defineTexts } from "../define-texts.ts";

export const llmsTexts = defineTexts("llms", "The site in words, for programs (/llms.txt)", {
  intro:
    "Tickets are sold on the ticket page that each party links to, never here. Times are the venue's own.",
  pagesTitle: "Pages",
  pages: [
    { id: "home", name: "Home", url: "/", about: "what it is, and the next parties" },
    {
      id: "events",
      name: "Events",
      url: "/events",
      about: "every upcoming party, with search and a country filter",
    },
    { id: "gallery", name: "Gallery", url: "/gallery", about: "past parties, by country" },
    { id: "about", name: "About", url: "/about", about: "why 4PM, and the club's story" },
    {
      id: "trust",
      name: "Trust & Reviews",
      url: "/trust",
      about: "what is promised, the refund policy, and questions answered",
    },
    { id: "blog", name: "Blog", url: "/blog", about: "stories, playlists and good advice" },
    { id: "contact", name: "Contact", url: "/contact", about: "how to reach the team" },
  ],
  feedsTitle: "Feeds",
  feed: "{list} as {format}",
  eventsFeed: "the upcoming parties; filters `country` ({countries}), `city` and `q`",
  galleryFeed: "the past parties; filter `country`",
  blogFeed: "the posts; filters `category`, `tag` and `search`",
  eventFile: "one party as a calendar's file",
  seriesFiles: "the dates of a party that returns",
  placeFiles: "the parties at a venue or in a city",
  sitemap: "Sitemap",
  sitemapAbout: "every address, with its last change",
  apiTitle: "API",
  apiDocument: "OpenAPI document",
  apiDocumentAbout: "the REST API; reading needs no account",
  apiPage: "The same for people",
  apiPageAbout: "every call with an example",
  apiFilters: "filters {filters}; pages by `page` and `limit`",
  agents: "Model Context Protocol",
  agentsAbout: "the same calls as tools, and drafts, with an API key",
});
