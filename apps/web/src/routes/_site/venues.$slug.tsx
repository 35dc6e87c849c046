import { eventSharePath } from "@before-ten/contracts/share/share-image";
import { placeTexts } from "@before-ten/contracts/site/texts/events/places";
import { photosTexts } from "@before-ten/contracts/site/texts/events/photos";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { venueMessages } from "@before-ten/contracts/venues/messages";
import { placeOfVenue, venuePath } from "@before-ten/contracts/venues/rules";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { AlbumImages } from "../../features/albums/public/album-images.tsx";
import { venueJsonLd } from "../../features/events/public/event-page/event-json-ld.ts";
import { cityLinkOf } from "../../features/events/public/places/city-link.ts";
import { VenuePage } from "../../features/events/public/places/venue-page.tsx";
import { DatesMessage } from "../../features/events/public/series/dates-message.tsx";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { maxDescriptionLength, pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { trpc } from "../../lib/api/trpc.ts";

export const Route = createFileRoute("/_site/venues/$slug")({
  staticData: { cachedPage: { search: [] } },
  loader: async ({ context, params }) => {
    const venue = await orNotFound(context.api.venues.get.ensureData({ id: params.slug }));
    // An id redirects to the venue's canonical address.
    if (venue.slug !== params.slug) {
      redirect({
        to: "/venues/$slug",
        params: { slug: venue.slug },
        search: true,
        statusCode: 301,
        replace: true,
        throw: true,
      });
    }
    return venue;
  },
  head: ({ loaderData: venue, match }) => {
    if (venue === undefined) return { meta: [{ title: venueMessages.notFound }] };
    const { publicUrl, texts } = match.context;
    const { name, slug, photos, upcoming, past } = venue;
    const path = venuePath(slug);
    const place = locationLabel(placeOfVenue(venue));
    const summary = [place, venue.arrival, venue.transport, venue.accessibility];
    const [photo] = photos;
    const [next] = upcoming;
    const alt = photo?.alt || texts(photosTexts).photoOf({ number: 1, party: name });
    const image = photo
      ? { path: photo.url, alt, size: photo }
      : next && { path: eventSharePath(next, texts), alt: place };
    const city = cityLinkOf(venue);
    return pageHead({
      title: name,
      description: summary
        .filter((text) => text !== null)
        .join(". ")
        .slice(0, maxDescriptionLength),
      path,
      publicUrl,
      texts,
      colour: photo?.darkest ?? (next ?? past[0])?.poster?.darkest,
      ...(image && { image }),
      feeds: [{ list: path, name }],
      jsonLd: [venueJsonLd(venue, { publicUrl, texts })],
      breadcrumbs: { list: "events", between: city && { name: city.city, path: city.href }, name },
    });
  },
  component: Venue,
  notFoundComponent: Missing,
  errorComponent: () => <DatesMessage title={venueMessages.loadOneFailed} />,
});

function Venue() {
  const [venue] = trpc.venues.get.useSuspenseQuery({ id: Route.useParams().slug });
  return (
    <VenuePage
      venue={venue}
      now={useRenderedAt()}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
      album={
        venue.photos.length > 1 && (
          <AlbumImages
            images={venue.photos
              .slice(1)
              .map((image) => ({ imageId: image.url, image, caption: "" }))}
            eventName={venue.name}
          />
        )
      }
    />
  );
}

function Missing() {
  const { missingTitle, missingText } = useTexts(placeTexts);
  return <DatesMessage title={missingTitle} text={missingText} />;
}
