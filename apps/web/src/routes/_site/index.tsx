import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { homeTexts } from "@before-ten/contracts/site/texts/home";
import { createFileRoute } from "@tanstack/react-router";
import { upcomingInput } from "../../features/events/public/list/events-queries.ts";
import { UpcomingEvents } from "../../features/events/public/list/upcoming-events.tsx";
import { clubJsonLd } from "../../features/site/public/club-json-ld.ts";
import { HomePage } from "../../features/site/public/home-page.tsx";
import { NewsletterIsland } from "../../islands/newsletter-island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { listQuery } from "../../lib/api/list-query.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/")({
  staticData: { cachedPage: { search: [] } },
  loader: ({ context }) => settle(context.api.events.upcoming.ensureData(upcomingInput)),
  head: ({ match: { context } }) => {
    const { publicUrl, texts } = context;
    return pageHead({
      title: texts(homeTexts).title,
      description: texts(brandTexts).description,
      path: "/",
      ...context,
      feeds: [{ list: "/events" }, { list: "/blog" }],
      jsonLd: [clubJsonLd(publicUrl, texts)],
    });
  },
  component: Home,
});

function Home() {
  const upcoming = trpc.events.upcoming.useQuery(upcomingInput, listQuery(false));
  return (
    <HomePage
      upcoming={<UpcomingEvents upcoming={upcoming} now={useRenderedAt()} />}
      newsletter={<NewsletterIsland />}
    />
  );
}
