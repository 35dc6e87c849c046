import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, expect, it } from "vitest";
import { startTestApp } from "../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app } = await startTestApp(db);
afterAll(async () => {
  await app.close();
  await close();
});

it("lets search engines visit public pages, but not the admin area or the calls", async () => {
  const { statusCode, headers, body } = await app.inject("/robots.txt");
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
  expect(body.trim().split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /trpc/",
    "Allow: /api/docs",
    "",
    "Sitemap: https://club.example/sitemap.xml",
  ]);
});
