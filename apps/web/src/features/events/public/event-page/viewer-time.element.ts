import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";
import { viewerTimeTexts } from "@before-ten/contracts/site/texts/events/viewer-time";
import { elementText } from "../../../../lib/element-text.ts";

export class ViewerTime extends HTMLElement {
  connectedCallback(): void {
    const startsAt = new Date(this.getAttribute("starts-at") ?? "");
    const there = wallClock(startsAt, this.getAttribute("time-zone") ?? undefined);
    const here = wallClock(startsAt, undefined);
    if (there === here) return;
    const text = elementText(this, viewerTimeTexts, "whereYouAre");
    this.textContent = text.replace("{time}", here);
  }
}

/** `Sat, 5 Dec, 3:00 AM`, formatted like the venue's times. */
function wallClock(at: Date, timeZone: string | undefined): string {
  const text = new Intl.DateTimeFormat("en-AU", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(at);
  return capitalHalves(text);
}
