import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { pagesFor, permissionOfPage, phonePagesFor } from "./navigation.ts";

it.each([
  [
    "owner",
    /Dashboard,Events,Calendar,Venues,Door,Blog,Pages,Images,Site texts,Newsletter,.*Messages,Analytics,.*History,Health,.*API keys,Webhooks,Settings,Trash,Privacy,Your account$/,
  ],
  [
    "editor",
    /^Dashboard,Events,Calendar,Venues,Door,Blog,Pages,Images,Site texts,Analytics,History,Trash,Your account$/,
  ],
  ["newsletter", /^Newsletter,Campaigns,Analytics,Sender,Trash,Your account$/],
  ["messages", /^Messages,Trash,Your account$/],
  ["door", /^Door,Your account$/],
  [
    "viewer",
    /^Dashboard,Events,Calendar,Venues,Blog,Pages,Images,Site texts,Campaigns,Analytics,Sender,Your account$/,
  ],
] as const)("shows an admin with the role %s their pages", (role, expected) => {
  const labels = pagesFor({ adminRole: role, reach: null }).map(({ label }) => label);
  expect(labels.join()).toMatch(expected);
});

it.each([
  ["owner", "Dashboard,Events,Door,Messages"],
  ["newsletter", "Newsletter,Campaigns,Analytics,Sender"],
  ["door", "Door,Your account"],
] as const)("shows four pages to the role %s in a phone's bar", (role, expected) => {
  const labels = phonePagesFor({ adminRole: role, reach: null }).map(({ label }) => label);
  expect(labels.join()).toBe(expected);
});

it.each([
  ["/admin", "events:read"],
  ["/admin/events", "events:read"],
  ["/admin/events/create", "events:write"],
  ["/admin/events/edit/0193", "events:write"],
  ["/admin/events/album/0193", "events:write"],
  ["/admin/blogs/preview/0193", "posts:write"],
  ["/admin/pages/create", "site:write"],
  ["/admin/campaigns/0193", "campaigns:read"],
  ["/admin/newsletter/import/0193", "subscribers:write"],
  ["/admin/sender-health", "campaigns:read"],
  ["/admin/door/0193", "door:read"],
  ["/admin/privacy", "privacy:read"],
  ["/admin/health", "health:read"],
  ["/admin/settings", "settings:read"],
  ["/admin/newsletter", "subscribers:read"],
  ["/admin/account", undefined],
  // Not the page whose name it begins with.
  ["/admin/eventsfor", undefined],
])("the page at %s asks for %s", (pathname, expected) => {
  expect(permissionOfPage(pathname)).toBe(expected);
});

it("knows the permission each route requires", () => {
  const routes = readdirSync(new URL("../../routes/admin/_shell", import.meta.url));
  const open = routes
    .map((file) => `/admin/${file.replace(/(index)?\.tsx$/, "").replaceAll(".", "/")}`)
    .map((path) => path.replace(/\/$/, ""))
    .filter((path) => permissionOfPage(path) === undefined);
  expect(open).toEqual(["/admin/account"]);
});
