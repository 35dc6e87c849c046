import { CountDown } from "./features/events/public/tickets/countdown.element.ts";
import { EventPhase } from "./features/events/public/tickets/event-phase.element.ts";
import { recordClicks } from "./features/events/public/tickets/record-clicks.ts";
import { TicketGrid } from "./features/events/public/tickets/ticket-grid.element.ts";
import { ViewerTime } from "./features/events/public/event-page/viewer-time.element.ts";
import { HeroFilm } from "./features/site/public/hero-film.element.ts";
import { HourArc } from "./features/site/public/hour-arc.element.ts";
import { ReactIsland } from "./islands/react-island.element.ts";
import { takeCampaign } from "./lib/campaign.ts";
import { takeChannel } from "./lib/channel.ts";
import { watchFailedImages } from "./lib/page/failed-images.ts";
import { notifyFromPageBefore } from "./lib/notify.ts";
import { layOutSections } from "./lib/page/lay-out-sections.ts";
import { fetchPagesAhead } from "./lib/page/speculation-rules.ts";
import { RecordView } from "./ui/record-view.element.ts";

/**
 * Starts the custom elements of a public page, each of which handles its own part of the HTML.
 * React is loaded with an island, once a visitor comes near it.
 */

takeChannel();
takeCampaign();
watchFailedImages();
notifyFromPageBefore();
recordClicks();
layOutSections();

for (const [name, element] of Object.entries({
  "count-down": CountDown,
  "event-phase": EventPhase,
  "hero-film": HeroFilm,
  "hour-arc": HourArc,
  "react-island": ReactIsland,
  "record-view": RecordView,
  "ticket-grid": TicketGrid,
  "viewer-time": ViewerTime,
})) {
  customElements.define(name, element);
  // Each element in a task of its own, so that the page responds to input in between.
  await new Promise((resolve) => setTimeout(resolve));
}

// These are on some pages, so the others don't load them.
for (const [name, load] of Object.entries({
  "album-viewer": () => import("./features/albums/public/album-viewer.element.ts"),
  "club-film": () => import("./features/gallery/public/club-film.element.ts"),
  "error-toast": () => import("./ui/toasts/error-toast.element.ts"),
  "missing-event": () => import("./features/events/public/event-page/missing-event.element.ts"),
  "poster-viewer": () => import("./features/events/public/event-page/poster-viewer.element.ts"),
  "share-button": () => import("./ui/share-button.element.ts"),
})) {
  if (document.querySelector(name) === null) continue;
  for (const element of Object.values(await load())) customElements.define(name, element);
}

// A page restored by Back would still show its open menu.
addEventListener("pagehide", () => {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
});
fetchPagesAhead();
// The web app manifest and its icon are added late, so that they don't compete with the page.
document.head.append(
  Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }),
);
if (isSignedIn()) {
  const { showEditLink } = await import("./features/site/public/edit-link.ts");
  showEditLink();
}
if (import.meta.env.DEV) await import("./lib/page/development-styles.ts");

/** Whether this browser may be an admin's. It may forbid storage. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem("token") !== null;
  } catch {
    return false;
  }
}
