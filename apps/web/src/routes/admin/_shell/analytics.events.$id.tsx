import { createFileRoute } from "@tanstack/react-router";
import { validateFiguresDays } from "../../../features/analytics/admin/analytics-search.ts";
import { EventFiguresPage } from "../../../features/analytics/admin/event-figures-page.tsx";
import { Orders } from "../../../features/orders/admin/orders.tsx";
import { PromoterLinks } from "../../../features/promoter-links/admin/promoter-links.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/analytics/events/$id")({
  // As of the question of the analytics page.
  ...searchParameters((given) => given),
  head: ({ match: { context } }) => adminPageHead("Figures", context),
  component: EventFigures,
});

function EventFigures() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EventFiguresPage
      key={id}
      id={id}
      search={validateFiguresDays(Route.useLoaderDeps())}
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    >
      <Orders eventId={id} />
      <PromoterLinks eventId={id} />
    </EventFiguresPage>
  );
}
