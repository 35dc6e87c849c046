import { expect, it } from "vitest";
import { toRouteAssets } from "./route-assets.ts";

const split = "?tsr-split=component---errorComponent";
const chunks = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    css: ["assets/entry.css"],
    imports: ["_react.js"],
  },
  "_react.js": { file: "assets/react.js" },
  "src/entry-public.ts": { file: "assets/public.js", imports: ["_clock.js"] },
  "_clock.js": { file: "assets/clock.js" },
  "src/entry-transitions.ts": { file: "assets/transitions.js" },
  "_ticket.js": { file: "assets/ticket.js", css: ["assets/ticket.css"], imports: ["_react.js"] },
  [`src/routes/_site.tsx${split}`]: { file: "assets/site.js", imports: ["src/entry-client.tsx"] },
  [`src/routes/_site/index.tsx${split}`]: {
    file: "assets/home.js",
    css: ["assets/home.css"],
    imports: ["_ticket.js", "_react.js"],
  },
  [`src/routes/_site/events.index.tsx${split}`]: {
    file: "assets/events.js",
    imports: ["_ticket.js"],
  },
  [`src/routes/_site/events.$id.tsx${split}`]: { file: "assets/event.js" },
  [`src/routes/admin/login.tsx${split}`]: { file: "assets/login.js", css: ["assets/login.css"] },
  "src/styles/site.css": { file: "assets/site.css" },
};

it("accepts chunks that import each other", () => {
  const circle = {
    "src/entry-client.tsx": { file: "entry.js", imports: ["_react.js"] },
    "_react.js": { file: "react.js", imports: ["src/entry-client.tsx"] },
  };
  expect(toRouteAssets(circle).entries.app).toEqual(["/react.js", "/entry.js"]);
});

it("lists every route's styles and scripts beyond the entry's, and inlines the public pages' styles", () => {
  expect(toRouteAssets(chunks)).toEqual({
    manifest: {
      routes: {
        __root__: { css: ["/assets/entry.css"] },
        "/_site": { css: [] },
        "/_site/": { css: ["/assets/ticket.css", "/assets/home.css"] },
        "/_site/events/": { css: ["/assets/ticket.css"] },
        "/_site/events/$id": { css: [] },
        "/admin/login": { css: ["/assets/login.css"] },
      },
    },
    entries: {
      app: ["/assets/react.js", "/assets/entry.js"],
      public: ["/assets/clock.js", "/assets/public.js"],
    },
    transitions: "/assets/transitions.js",
    isBuilt: true,
    inlined: {
      __root__: ["/assets/entry.css"],
      "/_site": [],
      "/_site/": ["/assets/ticket.css", "/assets/home.css"],
      "/_site/events/": ["/assets/ticket.css"],
      "/_site/events/$id": [],
    },
    imports: {
      "/_site": ["/assets/site.js"],
      "/_site/": ["/assets/ticket.js", "/assets/home.js"],
      "/_site/events/": ["/assets/ticket.js", "/assets/events.js"],
      "/_site/events/$id": ["/assets/event.js"],
      "/admin/login": ["/assets/login.js"],
    },
  });
});
