import type { StaffPost } from "@before-ten/contracts/blog";
import { sharedSeconds } from "../../rest/caching.ts";
import { body, bodyAndParams, params, query } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";

export const blogRoutes = [
  rest({
    method: "GET",
    path: "/blogs",
    procedure: "blogs.list",
    decode: query,
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
    cacheSeconds: () => sharedSeconds,
  }),
  rest({
    method: "GET",
    path: "/blogs/filters",
    procedure: "blogs.filters",
    decode: query,
    body: (filters) => ({ data: filters }),
    cacheSeconds: () => sharedSeconds,
  }),
  rest({
    method: "GET",
    path: "/blogs/:id",
    procedure: "blogs.view",
    decode: params,
    body: (post) => ({ data: withUnderscoreId(post) }),
  }),
  rest({
    method: "GET",
    path: "/blogs/admin/all",
    procedure: "blogs.listForStaff",
    decode: query,
    body: ({ items, pagination, statusCounts }) => ({
      data: items.map(withUnderscoreId),
      pagination,
      statusCounts,
    }),
  }),
  rest({
    method: "POST",
    path: "/blogs",
    procedure: "blogs.create",
    idempotent: true,
    multipart: true,
    decode: body,
    status: 201,
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/blogs/:id",
    procedure: "blogs.update",
    multipart: true,
    decode: bodyAndParams,
    body: one,
  }),
  rest({
    method: "PATCH",
    path: "/blogs/:id/status",
    procedure: "blogs.setStatus",
    decode: bodyAndParams,
    body: ({ post, message }) => ({ ...one(post), message }),
  }),
  rest({
    method: "DELETE",
    path: "/blogs/:id",
    procedure: "blogs.delete",
    decode: params,
    body: ({ message }) => ({ message }),
  }),
];

function one(post: StaffPost) {
  return { data: withUnderscoreId(post) };
}
