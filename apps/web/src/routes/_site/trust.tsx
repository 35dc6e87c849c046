import { createFileRoute } from "@tanstack/react-router";
import { questions } from "../../features/trust/public/questions.ts";
import { TrustPage } from "../../features/trust/public/trust-page.tsx";
import { questionsJsonLd } from "../../lib/page/json-ld.ts";
import { pageHead } from "../../lib/page/page-head.ts";

export const Route = createFileRoute("/_site/trust")({
  staticData: { cachedPage: { search: [] } },
  head: ({ match }) => ({
    ...pageHead({
      title: "Trust & Reviews",
      description:
        "What guests say about Before Ten, how we choose venues, how refunds work, and answers to the questions people ask first.",
      path: "/trust",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
    }),
    scripts: [{ type: "application/ld+json", children: questionsJsonLd(questions) }],
  }),
  component: TrustPage,
});
