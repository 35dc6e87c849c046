import { TRPCClientError } from "@trpc/client";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventOn } from "../../../testing/event-on.ts";
import { EventPage } from "./event-page.tsx";
import { loadEvent } from "./load-event.ts";

it("an event's page is shown without its other dates while its series can't be read", async () => {
  const event = eventOn("2026-12-05");
  const api = {
    events: { get: { query: () => Promise.resolve(event) } },
    series: { get: { query: () => Promise.reject(new TRPCClientError("away")) } },
  };
  const loaded = await loadEvent(api, event);
  expect(loaded).toEqual({ event, dates: undefined });
  const now = new Date("2026-12-01T12:00:00.000Z");
  render(<EventPage {...loaded} now={now} publicUrl="https://club.example" alert={null} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("First Saturday");
  expect(screen.queryByRole("heading", { name: "Other dates" })).toBeNull();
});
