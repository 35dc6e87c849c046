import { aboutTexts } from "@before-ten/contracts/site/texts/about";
import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../../features/site/public/about-page.tsx";
import { pageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/about")({
  staticData: { cachedPage: { search: [] } },
  head: ({ match: { context } }) => {
    const { title, description } = context.texts(aboutTexts);
    return pageHead({ title, description, path: "/about", ...context });
  },
  component: AboutPage,
});
