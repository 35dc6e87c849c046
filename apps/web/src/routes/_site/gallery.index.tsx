import { countryTexts } from "@before-ten/contracts/site/texts/countries";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { feedLinksTexts } from "@before-ten/contracts/site/texts/feed-links";
import { galleryTexts } from "@before-ten/contracts/site/texts/events/gallery";
import { galleryListTexts } from "@before-ten/contracts/site/texts/events/gallery-list";
import { loadErrorTexts } from "@before-ten/contracts/site/texts/load-error";
import { pastTicketsTexts } from "@before-ten/contracts/site/texts/events/past-tickets";
import { photosTexts } from "@before-ten/contracts/site/texts/events/photos";
import { ticketTexts } from "@before-ten/contracts/site/texts/events/ticket";
import { createFileRoute } from "@tanstack/react-router";
import { GalleryPage } from "../../features/gallery/public/gallery-page.tsx";
import {
  coversInput,
  galleryInput,
  validateGallerySearch,
} from "../../features/gallery/public/gallery-search.ts";
import { GalleryIsland } from "../../islands/gallery-list.tsx";
import { Island } from "../../islands/island.tsx";
import { pageHead } from "../../lib/page/page-head.ts";
import { searchParameters } from "../../lib/search-parameters.ts";
import { stringifySearch } from "../../lib/search-string.ts";
import { settle } from "../../lib/api/settle.ts";

export const Route = createFileRoute("/_site/gallery/")({
  staticData: { cachedPage: { search: ["country", "page"] } },
  ...searchParameters(validateGallerySearch),
  loader: async ({ context: { api }, deps }) => {
    const past = await settle(api.events.list.ensureData(galleryInput(deps)));
    const input = coversInput(past);
    if (input.ids.length > 0) await settle(api.albums.covers.ensureData(input));
  },
  head: ({ match }) => {
    const { title, description } = match.context.texts(galleryTexts);
    return pageHead({
      title,
      description,
      path: "/gallery",
      ...match.context,
      feeds: [{ list: "/gallery", filters: { country: match.loaderDeps.country } }],
    });
  },
  component: Gallery,
});

function Gallery() {
  return (
    <GalleryPage
      list={
        <Island
          name="gallery-list"
          component={GalleryIsland}
          texts={[
            galleryListTexts,
            pastTicketsTexts,
            ticketTexts,
            eventStateTexts,
            photosTexts,
            feedLinksTexts,
            loadErrorTexts,
            countryTexts,
          ]}
          props={{
            search: stringifySearch(Route.useLoaderDeps()),
            origin: Route.useRouteContext({ select: ({ publicUrl }) => publicUrl }),
          }}
          isList
        />
      }
    />
  );
}
