import { trustTexts } from "@before-ten/contracts/site/texts/trust";
import { createFileRoute } from "@tanstack/react-router";
import { TrustPage } from "../../features/trust/public/trust-page.tsx";
import { questionsJsonLd } from "../../lib/page/json-ld.ts";
import { pageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/trust")({
  staticData: { cachedPage: { search: [] } },
  head: ({ match: { context } }) => {
    const { title, description, questions } = context.texts(trustTexts);
    return pageHead({
      title,
      description,
      path: "/trust",
      ...context,
      jsonLd: [questionsJsonLd(questions)],
    });
  },
  component: TrustPage,
});
