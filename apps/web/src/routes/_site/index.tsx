import { brand } from "@before-ten/contracts/shared/brand";
import { createFileRoute } from "@tanstack/react-router";
import { upcomingInput } from "../../features/events/public/events-queries.ts";
import { UpcomingEvents } from "../../features/events/public/upcoming-events.tsx";
import { NewsletterForm } from "../../features/newsletter/public/newsletter-form.tsx";
import { HomePage } from "../../features/site/public/home-page.tsx";
import { loadOrShowWhy } from "../../lib/loading.ts";
import { pageHead } from "../../lib/page-head.ts";

export const Route = createFileRoute("/_site/")({
  staticData: { cachedPage: { search: [] } },
  loader: async ({ context, location }) => {
    const upcoming = context.trpc.events.upcoming.ensureData(upcomingInput);
    await loadOrShowWhy(upcoming);
    // Coming later, the list would push away what the address points at.
    if (location.hash !== "") await Promise.allSettled([upcoming]);
  },
  head: ({ match }) =>
    pageHead({
      title: `${brand.name}: ${brand.tagline}`,
      description: brand.description,
      path: "/",
      publicUrl: match.context.publicUrl,
    }),
  component: () => <HomePage upcoming={<UpcomingEvents />} newsletter={<NewsletterForm />} />,
});
