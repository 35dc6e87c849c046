import { seriesPath } from "@before-ten/contracts/feeds/paths";
import { pagePath } from "@before-ten/contracts/pages/rules";
import { listAlbumAddresses, listAlbumAddressParts } from "@before-ten/db/queries/albums/albums";
import {
  listEventAddresses,
  listEventAddressParts,
  listPageAddresses,
  listPageAddressParts,
  listPostAddresses,
  listPostAddressParts,
  listSeriesAddresses,
  listSeriesAddressParts,
} from "@before-ten/db/queries/shared/site-addresses";
import type { Deps } from "../../deps.ts";
import type { AddressSource } from "./sitemap.files.ts";

type Slice = Parameters<AddressSource["list"]>[0];

/** The addresses of everything public, for the sitemap; ended events too. */
export function sitemapAddresses({ db, clock }: Pick<Deps, "db" | "clock">) {
  return {
    events: {
      listParts: (size: number) => listEventAddressParts(db, size),
      list: async (slice: Slice) =>
        (await listEventAddresses(db, slice)).map(({ id, updated_at }) =>
          addressOf(`/events/${id}`, updated_at),
        ),
    },
    posts: {
      listParts: (size: number) => listPostAddressParts(db, size),
      list: async (slice: Slice) =>
        (await listPostAddresses(db, slice)).map(({ slug, updated_at }) =>
          addressOf(`/blog/${slug}`, updated_at),
        ),
    },
    "club-pages": {
      listParts: (size: number) => listPageAddressParts(db, size),
      list: async (slice: Slice) =>
        (await listPageAddresses(db, slice)).map(({ slug, updated_at }) =>
          addressOf(pagePath(slug), updated_at),
        ),
    },
    series: {
      listParts: (size: number) => listSeriesAddressParts(db, size),
      list: async (slice: Slice) =>
        (await listSeriesAddresses(db, slice)).map(({ slug, updated_at }) =>
          addressOf(seriesPath(slug), updated_at),
        ),
    },
    albums: {
      listParts: (size: number) => listAlbumAddressParts(db, clock.now(), size),
      list: async (slice: Slice) =>
        (await listAlbumAddresses(db, clock.now(), slice)).map(({ id, updated_at }) =>
          addressOf(`/gallery/${id}`, updated_at),
        ),
    },
  };
}

function addressOf(path: string, updatedAt: Date) {
  return { path, updatedAt };
}
