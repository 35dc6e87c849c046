import { createFileRoute } from "@tanstack/react-router";
import { PastEvents } from "../../features/events/public/list/past-events.tsx";
import { GalleryPage } from "../../features/gallery/public/gallery-page.tsx";
import {
  galleryInput,
  validateGallerySearch,
} from "../../features/gallery/public/gallery-search.ts";
import { pageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/gallery/")({
  staticData: { cachedPage: { search: ["country", "page"] } },
  ...searchParameters(validateGallerySearch),
  loader: async ({ context: { api }, deps }) => {
    const past = await settle(api.events.list.ensureData(galleryInput(deps)));
    const ids = past.data?.items.map(({ id }) => id) ?? [];
    // A tile without its album's images shows its poster.
    const covers = ids.length > 0 ? await settle(api.albums.covers.ensureData({ ids })) : undefined;
    return { past, covers: covers?.data ?? [] };
  },
  head: ({ match }) =>
    pageHead({
      title: "Gallery",
      description:
        "Past Before Ten parties by country, with two short films of what an afternoon looks like.",
      path: "/gallery",
      publicUrl: match.context.publicUrl,
      feeds: [{ list: "/gallery", filters: { country: match.loaderDeps.country } }],
    }),
  component: Gallery,
});

function Gallery() {
  const { past, covers } = Route.useLoaderData();
  return (
    <GalleryPage
      search={Route.useLoaderDeps()}
      past={past}
      renderEvents={(events) => <PastEvents events={events} covers={covers} />}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
    />
  );
}
