import { alertKindFor, wishesFor } from "@before-ten/contracts/alerts/alert-state";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { hasEnded } from "@before-ten/contracts/events/lifecycle";
import { disruptionLabel, titleWithState } from "@before-ten/contracts/events/state-messages";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { eventSharePath } from "@before-ten/contracts/share/share-image";
import { alertFormTexts } from "@before-ten/contracts/site/texts/events/alert-form";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { emailRowTexts } from "@before-ten/contracts/site/texts/newsletter/email-row";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { createFileRoute } from "@tanstack/react-router";
import { AlertForm } from "../../features/alerts/public/alert-form.tsx";
import { eventJsonLd } from "../../features/events/public/event-page/event-json-ld.ts";
import { EventPage } from "../../features/events/public/event-page/event-page.tsx";
import { loadEvent, useLoadedEvent } from "../../features/events/public/event-page/load-event.ts";
import { MissingEvent } from "../../features/events/public/event-page/missing-event.tsx";
import { Island } from "../../islands/island.tsx";
import { maxDescriptionLength, pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";

export const Route = createFileRoute("/_site/events/$id")({
  staticData: { cachedPage: { search: [] } },
  loader: ({ context: { api, renderedAt }, params }) =>
    loadEvent(api, params, new Date(renderedAt)),
  head: ({ loaderData: event, match }) => {
    if (event === undefined) return {};
    const { publicUrl, texts, renderedAt } = match.context;
    const states = texts(eventStateTexts);
    const ended = hasEnded(event, new Date(renderedAt));
    const whenAndWhere = `${partyDays(event)}, ${locationLabel(event.location)}`;
    const { disruption } = event;
    const news = disruption && `${disruptionLabel(disruption, states)}: ${disruption.reason} `;
    const summary = `${news ?? ""}${whenAndWhere}. ${event.description}`;
    const title = titleWithState(event, states);
    return pageHead({
      title,
      description: summary.slice(0, maxDescriptionLength),
      path: `/events/${event.id}`,
      publicUrl,
      texts,
      colour: event.poster?.darkest,
      image: { path: eventSharePath(event, texts), alt: `${title}. ${whenAndWhere}` },
      jsonLd: [eventJsonLd(event, { publicUrl, ended, texts })],
      breadcrumbs: { list: "events", name: event.eventName },
    });
  },
  component: Event,
  notFoundComponent: () => <MissingEvent message={eventMessages.notFound} />,
  errorComponent: () => <MissingEvent message={eventMessages.detailsFailed} />,
});

function Event() {
  const now = useRenderedAt();
  const loaded = useLoadedEvent(Route.useParams().id, now);
  const { event } = loaded;
  const kind = alertKindFor(event, now);
  const wishes = wishesFor(event, now);
  return (
    <EventPage
      {...loaded}
      now={now}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
      alert={
        kind === undefined && wishes.length === 0 ? undefined : (
          <Island
            name="alert-form"
            component={AlertForm}
            texts={[alertFormTexts, emailRowTexts, consentTexts]}
            props={{ kind, wishes: wishes.join(" "), event: event.id, country: event.country }}
          />
        )
      }
    />
  );
}
