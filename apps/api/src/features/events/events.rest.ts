import type { PublicEvent } from "@before-ten/contracts/event";
import type { PageOf } from "@before-ten/contracts/pagination";
import { secondsUntilFirstEnd } from "../../rest/caching.ts";
import { body, bodyAndParams, params, paramsAndQuery, query } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";

export const eventRoutes = [
  rest({
    method: "GET",
    path: "/events",
    procedure: "events.list",
    decode: query,
    body: page,
    cacheSeconds,
  }),
  rest({
    method: "GET",
    path: "/events/upcoming",
    procedure: "events.upcoming",
    decode: query,
    body: page,
    cacheSeconds,
  }),
  rest({
    method: "GET",
    path: "/events/featured",
    procedure: "events.featured",
    decode: query,
    body: page,
    cacheSeconds,
  }),
  rest({
    method: "GET",
    path: "/events/country/:country",
    procedure: "events.byCountry",
    decode: paramsAndQuery,
    body: page,
    cacheSeconds,
  }),
  rest({
    method: "GET",
    path: "/events/search",
    procedure: "events.search",
    decode: query,
    body: page,
    cacheSeconds,
  }),
  rest({
    method: "GET",
    path: "/events/:id",
    procedure: "events.get",
    decode: params,
    body: one,
    cacheSeconds: (event, now) => secondsUntilFirstEnd([event], now),
  }),
  rest({
    method: "POST",
    path: "/events",
    procedure: "events.create",
    idempotent: true,
    multipart: true,
    decode: body,
    status: 201,
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/events/:id",
    procedure: "events.update",
    multipart: true,
    decode: bodyAndParams,
    body: one,
  }),
  rest({
    method: "DELETE",
    path: "/events/:id",
    procedure: "events.delete",
    decode: params,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/admin/events",
    procedure: "events.listForStaff",
    decode: query,
    body: page,
  }),
  rest({
    method: "PATCH",
    path: "/admin/events/:id/status",
    procedure: "events.setStatus",
    decode: bodyAndParams,
    body: one,
  }),
  rest({
    method: "POST",
    path: "/events/:id/view",
    procedure: "events.recordView",
    decode: params,
    body: () => ({ message: "View recorded" }),
  }),
  rest({
    method: "POST",
    path: "/events/:id/click",
    procedure: "events.recordClick",
    decode: params,
    body: () => ({ message: "Click recorded" }),
  }),
];

function one(event: PublicEvent) {
  return { data: withUnderscoreId(event) };
}

function page({ items, pagination }: PageOf<PublicEvent>) {
  return { data: items.map(withUnderscoreId), pagination };
}

function cacheSeconds({ items }: PageOf<PublicEvent>, now: Date): number {
  return secondsUntilFirstEnd(items, now);
}
