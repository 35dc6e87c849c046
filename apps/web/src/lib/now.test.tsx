import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import { Profiler, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startClock, useClock, useNow } from "./now.ts";

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  context: { renderedAt: "2026-12-05T05:00:00.000Z" },
});
let renderings = 0;

function Watch() {
  return <time>{useNow().toISOString()}</time>;
}

function MinuteHand() {
  const minute = useClock(
    (now) => now.getUTCMinutes(),
    () => -1,
  );
  return <b>{minute}</b>;
}

function page(content: ReactNode) {
  return <RouterContextProvider router={router}>{content}</RouterContextProvider>;
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function showTab(visible: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!visible);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-05T05:00:58.500Z") });
  renderings = 0;
  startClock();
});
afterEach(() => {
  showTab(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("tells the time every second", () => {
  render(page(<Watch />));
  expect(screen.getByText("2026-12-05T05:00:58.500Z")).toBeDefined();
  pass(2_000);
  expect(screen.getByText("2026-12-05T05:01:00.500Z")).toBeDefined();
});

it("hydrates with the server's time, then goes on with the browser's", async () => {
  const errors: unknown[] = [];
  const root = document.createElement("div");
  root.innerHTML = renderToString(page(<Watch />));
  expect(root.textContent).toBe("2026-12-05T05:00:00.000Z");
  const hydrated = await act(async () =>
    hydrateRoot(root, page(<Watch />), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(root.textContent).toBe("2026-12-05T05:00:58.500Z");
  act(() => hydrated.unmount());
});

it("renders again only when what is read off the clock changes", () => {
  const { container } = render(
    <Profiler id="hand" onRender={() => (renderings += 1)}>
      {page(<MinuteHand />)}
    </Profiler>,
  );
  expect(container.textContent).toBe("0");
  pass(1_000);
  expect(renderings).toBe(1);
  pass(1_000);
  expect(container.textContent).toBe("1");
  expect(renderings).toBe(2);
});

it("rests while the tab is hidden, and is right again at once when it shows", () => {
  render(page(<Watch />));
  act(() => showTab(false));
  expect(vi.getTimerCount()).toBe(0);
  pass(3_600_000);
  expect(screen.getByText("2026-12-05T05:00:58.500Z")).toBeDefined();
  act(() => showTab(true));
  expect(screen.getByText("2026-12-05T06:00:58.500Z")).toBeDefined();
});
