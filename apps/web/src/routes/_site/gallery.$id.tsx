import { albumMessages as messages } from "@before-ten/contracts/albums/messages";
import { locationLabel } from "@before-ten/contracts/events/location";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { createFileRoute } from "@tanstack/react-router";
import { AlbumPage } from "../../features/albums/public/album-page.tsx";
import { breadcrumbsJsonLd } from "../../lib/page/json-ld.ts";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { pageHead } from "../../lib/page/page-head.ts";
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
    const title = `Photos of ${event.eventName}`;
    const where = `${partyDays(event)}, ${locationLabel(event.location)}`;
    const cover = album.images[0]?.image;
    return {
      ...pageHead({
        title,
        description: `${messages.photoCount(album.images.length)} of ${event.eventName}: ${where}.`,
        path,
        publicUrl,
        texts,
        ...(cover && {
          image: {
            path: cover.url,
            alt: cover.alt || messages.photoOf(1, event.eventName),
            size: cover,
          },
        }),
      }),
      scripts: [
        {
          type: "application/ld+json",
          children: breadcrumbsJsonLd(
            [
              { name: "Gallery", path: "/gallery" },
              { name: event.eventName, path },
            ],
            publicUrl,
          ),
        },
      ],
    };
  },
  component: AlbumOfEvent,
  notFoundComponent: () => (
    <MessagePage
      title={messages.notFound}
      text="They may have been taken down, or were never here. Other parties have some."
    >
      <BackToGallery />
    </MessagePage>
  ),
  errorComponent: () => (
    <MessagePage
      title={messages.loadFailed}
      text="Check your connection, then open the page again."
    >
      <BackToGallery />
    </MessagePage>
  ),
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

function BackToGallery() {
  return (
    <a href={pathTo("/gallery")} className={actionClass("gold", "large")}>
      See the gallery
    </a>
  );
}
