import { params, query } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";

export const blogRoutes = [
  rest({
    method: "GET",
    path: "/blogs",
    procedure: "blogs.list",
    decode: query,
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/blogs/filters",
    procedure: "blogs.filters",
    decode: query,
    body: (filters) => ({ data: filters }),
  }),
  rest({
    method: "GET",
    path: "/blogs/:id",
    procedure: "blogs.view",
    decode: params,
    body: (post) => ({ data: withUnderscoreId(post) }),
  }),
];
