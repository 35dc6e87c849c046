import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app, db, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const event = await storeEvent(db);
await storePost(db, { slug: "why-four" });
const authorization = `Bearer ${token}`;
const asAdmin = { headers: { authorization } };

const answers: Record<string, [status: number, request: InjectOptions]> = {
  "REST, cached": [200, { url: "/api/events" }],
  "REST, computed": [200, { url: "/api/auth/me", ...asAdmin }],
  "REST, missing": [404, { url: "/api/nothing" }],
  "REST, wrong method": [405, { method: "DELETE", url: "/api/events" }],
  "REST, refused": [401, { url: "/api/auth/me" }],
  "REST, wrong input": [400, { url: "/api/events?limit=0x10" }],
  "tRPC, cached": [200, { url: "/trpc/events.list?input=%7B%7D" }],
  "tRPC, missing": [404, { url: "/trpc/nothing" }],
  RSS: [200, { url: "/events.rss" }],
  "JSON feed": [200, { url: "/blog.json" }],
  calendar: [200, { url: `/events/${event}.ics` }],
  sitemap: [200, { url: "/sitemap.xml" }],
  "robots.txt": [200, { url: "/robots.txt" }],
  CSV: [200, { url: "/api/admin/newsletter/export?format=csv", ...asAdmin }],
  "missing image": [404, { url: "/images/nothing.webp" }],
  "API document": [200, { url: "/api/openapi.json" }],
  "API page": [200, { url: "/api/docs" }],
  embed: [200, { url: "/embed/events" }],
  health: [200, { url: "/healthz" }],
};

function expectProtections(headers: Record<string, unknown>): void {
  expect(headers).toMatchObject({
    "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    "x-content-type-options": "nosniff",
  });
}

it.each(Object.entries(answers))("%s has the headers of every answer", async (_kind, found) => {
  const [status, request] = found;
  const { statusCode, headers } = await app.inject(request);
  expect(statusCode).toBe(status);
  expectProtections(headers);
});

it("an image has them, and so has an answer that it hasn't changed", async () => {
  const name = `${"a".repeat(64)}-480.webp`;
  await deps.images.put(name, Buffer.from("an image"));
  const image = await app.inject(`/media/${name}`);
  expect(image.statusCode).toBe(200);
  expectProtections(image.headers);
  const { etag = "" } = (await app.inject("/events.rss")).headers;
  const same = await app.inject({ url: "/events.rss", headers: { "if-none-match": etag } });
  expect(same.statusCode).toBe(304);
  expectProtections(same.headers);
});

it("a served name is of our own words", async () => {
  const csv = await app.inject({ url: "/api/admin/newsletter/export?format=csv", ...asAdmin });
  expect(csv.headers["content-disposition"]).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  const ics = await app.inject(`/events/${event}.ics`);
  expect(ics.headers["content-disposition"]).toMatch(/^inline; filename="[\w-]+\.ics"$/);
});

it("an error of ours has them", async () => {
  await db.schema.alterTable("sessions").renameTo("sessions_away").execute();
  const { statusCode, headers } = await app.inject({ url: "/api/auth/me", ...asAdmin });
  await db.schema.alterTable("sessions_away").renameTo("sessions").execute();
  expect(statusCode).toBe(500);
  expectProtections(headers);
});
