import { albumMessages as messages } from "@before-ten/contracts/albums/messages";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { albumTexts } from "@before-ten/contracts/site/texts/events/album";
import { photoCount, photosTexts } from "@before-ten/contracts/site/texts/events/photos";
import { createFileRoute } from "@tanstack/react-router";
import { AlbumPage } from "../../features/albums/public/album-page.tsx";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { pageHead } from "../../lib/page/page-head.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { pathTo } from "../../lib/site-path.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

export const Route = createFileRoute("/_site/gallery/$id")({
  staticData: { cachedPage: { search: [] } },
  loader: async ({ context: { api }, params: { id } }) => {
    const [album, event] = await Promise.all([
      orNotFound(api.albums.get.ensureData({ id })),
      orNotFound(api.events.get.ensureData({ id })),
    ]);
    return { album, event };
  },
  head: ({ loaderData, match }) => {
    if (loaderData === undefined) return { meta: [{ title: messages.notFound }] };
    const { album, event } = loaderData;
    const { publicUrl, texts } = match.context;
    const path = `/gallery/${event.id}`;
    const words = texts(albumTexts);
    const photos = texts(photosTexts);
    const party = event.eventName;
    const title = words.title({ party });
    const where = `${partyDays(event)}, ${locationLabel(event.location)}`;
    const cover = album.images[0]?.image;
    return pageHead({
      title,
      description: words.description({
        photos: photoCount(photos, album.images.length),
        party,
        where,
      }),
      path,
      publicUrl,
      texts,
      colour: cover?.darkest,
      ...(cover && {
        image: {
          path: cover.url,
          alt: cover.alt || photos.photoOf({ number: 1, party }),
          size: cover,
        },
      }),
      breadcrumbs: { list: "gallery", name: party },
    });
  },
  component: AlbumOfEvent,
  notFoundComponent: Missing,
  errorComponent: Failed,
});

function AlbumOfEvent() {
  const input = { id: Route.useParams().id };
  const [album] = trpc.albums.get.useSuspenseQuery(input);
  const [event] = trpc.events.get.useSuspenseQuery(input);
  return (
    <AlbumPage
      album={album}
      event={event}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
    />
  );
}

function Missing() {
  return (
    <MessagePage title={messages.notFound} text={useTexts(albumTexts).missingText}>
      <BackToGallery />
    </MessagePage>
  );
}

function Failed() {
  return (
    <MessagePage title={messages.loadFailed} text={useTexts(albumTexts).failedText}>
      <BackToGallery />
    </MessagePage>
  );
}

function BackToGallery() {
  return (
    <a href={pathTo("/gallery")} className={actionClass("gold", "large")}>
      {useTexts(albumTexts).toGallery}
    </a>
  );
}
