import { expect, it } from "vitest";
import { restRoutes } from "./rest-routes.ts";

/** Every call that the specification documents. */
const documented = `
GET /events
GET /events/:id
POST /events
PUT /events/:id
DELETE /events/:id
GET /events/upcoming
GET /events/featured
GET /events/country/:country
GET /events/search
POST /events/:id/view
POST /events/:id/click
POST /auth/register
POST /auth/login
POST /auth/logout
GET /auth/me
PUT /auth/update-profile
PUT /auth/update-password
POST /auth/forgot-password
PUT /auth/reset-password/:token
PUT /auth/verify-email/:token
GET /admin/dashboard
GET /admin/events
GET /admin/users
PATCH /admin/events/:id/status
DELETE /admin/users/:id
POST /admin/users
GET /admin/analytics
GET /blogs
GET /blogs/:id
GET /blogs/filters
GET /blogs/admin/all
POST /blogs
PUT /blogs/:id
DELETE /blogs/:id
PATCH /blogs/:id/status
POST /contact/send
POST /contact/newsletter
GET /contact/newsletter/unsubscribe
GET /admin/newsletter/subscribers
GET /admin/newsletter/analytics
GET /admin/newsletter/subscribers/:id
PATCH /admin/newsletter/subscribers/:id/status
PATCH /admin/newsletter/subscribers/:id/preferences
POST /admin/newsletter/subscribers/bulk
GET /admin/newsletter/export
`;

/** What we added to it. */
const ours = `
GET /admin/api-keys
POST /admin/api-keys
DELETE /admin/api-keys/:id
`;

it("answers every documented call, and no other", () => {
  const registered = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(registered.toSorted()).toEqual(
    `${documented.trim()}${ours.trimEnd()}`.split("\n").toSorted(),
  );
});
