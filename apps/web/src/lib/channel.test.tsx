import { afterEach, expect, it, vi } from "vitest";
import { takeChannel, takenChannel } from "./channel.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

async function onPage(address: string, referrer: string) {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  history.replaceState(null, "", address);
  takeChannel();
  return takenChannel();
}

it("keeps the channel of the first page on later pages", async () => {
  expect(await onPage("/events/7", "https://www.google.com/")).toBe("search");
  expect(await onPage("/events/8", `${location.origin}/events/7`)).toBe("search");
  expect(await onPage("/events/8", "")).toBe("search");
});

it("changes with a later link of another kind", async () => {
  await onPage("/", "https://www.google.com/");
  expect(await onPage("/?utm_source=newsletter", "")).toBe("newsletter");
});

it("is direct if there is no hint, or nothing can be stored", async () => {
  expect(await onPage("/", "")).toBe("direct");
  sessionStorage.setItem("channel", "made up");
  expect(await onPage("/", "")).toBe("direct");
  const refuse = () => {
    throw new DOMException("No", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { setItem: refuse, getItem: refuse });
  expect(await onPage("/", "https://www.google.com/")).toBe("direct");
});

it("counts a visit even if the page is left before its channel is known", async () => {
  vi.resetModules();
  vi.doMock("./channel-of-arrival.ts", () => new Promise(() => undefined));
  const slow = await import("./channel.ts");
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://www.google.com/");
  slow.takeChannel();
  const taken = slow.takenChannel();
  window.dispatchEvent(new Event("pagehide"));
  expect(await taken).toBe("direct");
  vi.doUnmock("./channel-of-arrival.ts");
});
