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
