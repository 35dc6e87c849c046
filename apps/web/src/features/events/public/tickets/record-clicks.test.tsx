import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeCampaign } from "../../../../lib/campaign.ts";
import { recordClicks } from "./record-clicks.ts";

let sent: unknown[] = [];

recordClicks();

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, { body } = {}) => {
    sent.push(JSON.parse(typeof body === "string" ? body : "null"));
    return new Response();
  });
  document.body.innerHTML = '<a data-event-id="7"><b>Tickets</b></a><a>Elsewhere</a>';
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

function click(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

it("counts clicks on ticket links, and no others", async () => {
  click("b");
  click("a:last-child");
  await vi.waitFor(() => expect(sent).toEqual([{ id: "7", channel: "direct" }]));
});

it("records the campaign a visitor came from several pages ago", async () => {
  history.replaceState(null, "", "/events?utm_source=newsletter&utm_campaign=sunday.0193");
  takeCampaign();
  history.replaceState(null, "", "/events/7");
  click("b");
  await vi.waitFor(() =>
    expect(sent).toEqual([{ id: "7", campaign: "sunday.0193", channel: "direct" }]),
  );
});

it.each([
  [
    "utm_source=website&x=%20",
    "utm_source=website&x=%20&utm_medium=newsletter&utm_campaign=sunday.0193",
  ],
  [
    "utm_source=website&utm_medium=ours",
    "utm_source=website&utm_medium=ours&utm_campaign=sunday.0193",
  ],
  ["utm_source=radio", "utm_source=radio"],
])("tells the seller the channel in ?%s", (query, told) => {
  sessionStorage.setItem("channel", "newsletter");
  sessionStorage.setItem("campaign", "campaign=sunday.0193");
  const link = document.querySelector("a");
  link?.setAttribute("href", `https://tickets.example/a?${query}#seats`);
  click("b");
  click("b");
  expect(link?.getAttribute("href")).toBe(`https://tickets.example/a?${told}#seats`);
});
