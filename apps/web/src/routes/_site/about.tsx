import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../../features/site/public/about-page.tsx";
import { pageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/about")({
  staticData: { cachedPage: { search: [] } },
  head: ({ match }) =>
    pageHead({
      title: "Why 4PM?",
      description:
        "How a party that starts at four became a club around the world: our story, our values, and a word from the founders.",
      path: "/about",
      publicUrl: match.context.publicUrl,
    }),
  component: AboutPage,
});
