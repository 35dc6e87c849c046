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
  "src/styles/site.css": { file: "assets/site.css" },
};

it("gives every route its script's imports and styles, beyond what the entry brings", () => {
  const { routes } = toRouteAssets(chunks);
  expect(routes).toEqual({
    __root__: {
      scripts: [{ attrs: { type: "module", src: "/assets/entry.js" } }],
      preloads: ["/assets/entry.js", "/assets/react.js"],
      css: ["/assets/entry.css"],
    },
    "/_site": { preloads: ["/assets/site.js"], css: [] },
    "/_site/": {
      preloads: ["/assets/home.js", "/assets/ticket.js"],
      css: ["/assets/home.css", "/assets/ticket.css"],
    },
    "/_site/events/": {
      preloads: ["/assets/events.js", "/assets/ticket.js"],
      css: ["/assets/ticket.css"],
    },
    "/_site/events/$id": { preloads: ["/assets/event.js"], css: [] },
  });
});
