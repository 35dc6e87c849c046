import { expect, it } from "vitest";
import { toRouteAssets } from "./route-assets.ts";

const split = "?tsr-split=component---errorComponent";
const publicPages = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    css: ["assets/entry.css"],
    imports: ["_footer.js"],
  },
  "_footer.js": { file: "assets/footer.js", name: "footer", css: ["assets/footer.css"] },
  "src/entry-public.ts": { file: "assets/public.js", imports: ["_clock.js"] },
  "_clock.js": { file: "assets/clock.js" },
  "src/entry-transitions.ts": { file: "assets/transitions.js" },
  "_ticket.js": { file: "assets/ticket.js", css: ["assets/ticket.css"] },
  [`src/routes/_site.tsx${split}`]: { file: "assets/site.js", imports: ["src/entry-client.tsx"] },
  [`src/routes/_site/index.tsx${split}`]: {
    file: "assets/home.js",
    css: ["assets/home.css"],
    imports: ["_ticket.js"],
  },
  [`src/routes/_site/events.index.tsx${split}`]: {
    file: "assets/events.js",
    imports: ["_ticket.js"],
  },
  [`src/routes/_site/events.$id.tsx${split}`]: { file: "assets/event.js" },
  "src/styles/site.css": { file: "assets/site.css" },
};
const adminArea = {
  "src/entry-client.tsx": { file: "assets/app.js", imports: ["_frame.js"] },
  "_frame.js": { file: "assets/frame.js" },
  "_form.js": { file: "assets/form.js", imports: ["_frame.js"] },
  [`src/routes/admin/login.tsx${split}`]: { file: "assets/login.js", imports: ["_form.js"] },
  "style.css": { file: "assets/admin.css" },
};

it("accepts chunks that import each other", () => {
  const circle = {
    "src/entry-client.tsx": { file: "entry.js", imports: ["_react.js"] },
    "_react.js": { file: "react.js", imports: ["src/entry-client.tsx"] },
  };
  expect(toRouteAssets({}, circle).entries.app).toEqual(["/react.js", "/entry.js"]);
});

it("lists the admin pages' scripts beyond the entry's, and the public pages' styles", () => {
  expect(toRouteAssets(publicPages, adminArea)).toEqual({
    manifest: { routes: { __root__: { css: ["/assets/admin.css"] } } },
    entries: {
      app: ["/assets/frame.js", "/assets/app.js"],
      public: ["/assets/clock.js", "/assets/public.js"],
    },
    transitions: "/assets/transitions.js",
    isBuilt: true,
    inlined: {
      __root__: ["/assets/footer.css", "/assets/entry.css"],
      "/_site": [],
      "/_site/": ["/assets/ticket.css", "/assets/home.css"],
      "/_site/events/": ["/assets/ticket.css"],
      "/_site/events/$id": [],
    },
    linked: { "/_site/": ["/assets/footer.css", "/assets/ticket.css"] },
    imports: { "/admin/login": ["/assets/form.js", "/assets/login.js"] },
  });
});
