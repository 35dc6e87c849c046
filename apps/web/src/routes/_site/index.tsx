import { brand } from "@before-ten/contracts/shared/brand";
import { createFileRoute } from "@tanstack/react-router";
import { upcomingInput } from "../../features/events/public/list/events-queries.ts";
import { UpcomingEvents } from "../../features/events/public/list/upcoming-events.tsx";
import { NewsletterForm } from "../../features/newsletter/public/newsletter-form.tsx";
import { clubJsonLd } from "../../features/site/public/club-json-ld.ts";
import { HomePage } from "../../features/site/public/home-page.tsx";
import { Island } from "../../islands/island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { listQuery } from "../../lib/api/list-query.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/")({
  staticData: { cachedPage: { search: [] } },
  loader: ({ context }) => settle(context.api.events.upcoming.ensureData(upcomingInput)),
  head: ({ match }) => ({
    ...pageHead({
      title: `${brand.name}: ${brand.tagline}`,
      description: brand.description,
      path: "/",
      publicUrl: match.context.publicUrl,
      texts: match.context.texts,
      feeds: [{ list: "/events" }, { list: "/blog" }],
    }),
    scripts: [{ type: "application/ld+json", children: clubJsonLd(match.context.publicUrl) }],
  }),
  component: Home,
});

function Home() {
  const upcoming = trpc.events.upcoming.useQuery(upcomingInput, listQuery(false));
  return (
    <HomePage
      upcoming={<UpcomingEvents upcoming={upcoming} now={useRenderedAt()} />}
      newsletter={<Island name="newsletter-form" component={NewsletterForm} props={{}} />}
    />
  );
}
