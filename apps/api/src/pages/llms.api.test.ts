import {
  eventsFeedInput,
  galleryFeedInput,
  postsFeedInput,
} from "@before-ten/contracts/feeds/input";
import { eventListInput } from "@before-ten/contracts/events/query";
import { expect, it } from "vitest";
import { openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();

it("describes the club for programs, and links only to existing pages", async () => {
  const { headers, body } = await app.inject("/llms.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toMatch(/^# Before Ten\n\n> Day parties from 4PM to 10PM/);
  const links = [...body.matchAll(/\]\(https:\/\/club\.example([^)]*)\)/g)].map(([, path]) => path);
  const pages = ["/", "/events", "/gallery", "/about", "/trust", "/blog", "/contact"];
  const files = links.filter((path = "") => !pages.includes(path));
  expect(links.slice(0, pages.length)).toEqual(pages);
  expect(files).toHaveLength(11);
  const answers = await Promise.all(files.map((url = "") => app.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
});

it("names every filter of the lists that need no account", async () => {
  const { body } = await app.inject("/llms.txt");
  const lineOf = (start: string) => body.split("\n").find((line) => line.startsWith(start)) ?? "";
  for (const [list, { shape }] of [
    ["/events.ics", eventsFeedInput],
    ["/gallery.rss", galleryFeedInput],
    ["/blog.json", postsFeedInput],
  ] as const) {
    const line = body.split("\n").find((each) => each.includes(`${list})`));
    for (const name of Object.keys(shape)) expect(line).toContain(`\`${name}\``);
  }
  const { page: _page, limit: _limit, ...filters } = eventListInput.shape;
  const named = Object.keys(filters).map((name) => `\`${name}\``);
  expect(lineOf("- `https://club.example/api/events`:")).toContain(named.join(", "));
  expect(lineOf("- `https://club.example/api/events/country/{country}`:")).toContain("`status`");
  expect(lineOf("- `https://club.example/api/blogs`:")).toContain("`tag`");
  expect(body).toContain("- `https://club.example/mcp` (Model Context Protocol)");
});
