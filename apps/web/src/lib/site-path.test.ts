import { expect, it } from "vitest";
import { currentPage, pathTo } from "./site-path.ts";

it("fills in parameters, however hostile", () => {
  expect(pathTo("/")).toBe("/");
  expect(pathTo("/", { hash: "newsletter" })).toBe("/#newsletter");
  expect(pathTo("/events/$id", { params: { id: '../x?"#&' } })).toBe("/events/..%2Fx%3F%22%23%26");
  expect(pathTo("/blog", { search: { search: "one & two", page: 2, category: undefined } })).toBe(
    "/blog?search=one+%26+two&page=2",
  );
});

it("marks the current page, and the list that it belongs to", () => {
  expect(currentPage("/events", "/events")).toBe("page");
  expect(currentPage("/events/1", "/events")).toBe("page");
  expect(currentPage("/eventsful", "/events")).toBeUndefined();
  expect(currentPage("/events", "/")).toBeUndefined();
  expect(currentPage("/", "/")).toBe("page");
  expect(currentPage("/trust", "/trust#faq")).toBe("page");
  expect(currentPage("/trust", "https://other.example/trust")).toBeUndefined();
});
