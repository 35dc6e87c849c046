import { cityPath } from "@before-ten/contracts/cities/rules";
import { seriesPath } from "@before-ten/contracts/feeds/paths";
import { pagePath } from "@before-ten/contracts/pages/rules";
import { venuePath } from "@before-ten/contracts/venues/rules";
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
  listVenueAddresses,
  listVenueAddressParts,
} from "@before-ten/db/queries/shared/site-addresses";
import type { Deps } from "../../deps.ts";
import type { AddressSource } from "./sitemap.files.ts";

type Slice = Parameters<AddressSource["list"]>[0];

/** The addresses of everything public, for the sitemap; ended events too. */
export function sitemapAddresses(
  { db, clock }: Pick<Deps, "db" | "clock">,
  findCities: () => Promise<{ slug: string; updatedAt: Date }[]>,
) {
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
    venues: {
      listParts: (size: number) => listVenueAddressParts(db, size),
      list: async (slice: Slice) =>
        (await listVenueAddresses(db, slice)).map(({ slug, updated_at }) =>
          addressOf(venuePath(slug), updated_at),
        ),
    },
    cities: {
      listParts: async (size: number) => partsOf(await findCities(), size),
      list: async ({ size, part }: Slice) =>
        (await findCities())
          .slice(size * part, size * (part + 1))
          .map(({ slug, updatedAt }) => addressOf(cityPath(slug), updatedAt)),
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

function partsOf(cities: readonly { updatedAt: Date }[], size: number) {
  return Array.from({ length: Math.ceil(cities.length / size) }, (_, part) => {
    const each = cities.slice(size * part, size * (part + 1));
    const times = each.map(({ updatedAt }) => updatedAt.getTime());
    return { count: each.length, updated_at: new Date(Math.max(...times)) };
  });
}

function addressOf(path: string, updatedAt: Date) {
  return { path, updatedAt };
}
