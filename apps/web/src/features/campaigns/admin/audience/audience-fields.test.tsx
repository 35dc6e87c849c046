import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../../../lib/api/trpc.ts";
import { AudienceFields } from "./audience-fields.tsx";

const disco = "01980000-0000-7000-8000-000000000001";
const choices = {
  sources: [
    { name: "", count: 800 },
    { name: "tram", count: 440 },
  ],
  tags: [{ name: "vinyl", count: 96 }],
  preferences: [{ name: "weekly", value: true, count: 540 }],
  cities: ["Leeds"],
  parties: [{ id: disco, name: "Sunday Disco", startDate: "2026-12-05T00:00:00.000Z" }],
};

/** The server's answer when it counts an audience. */
let countOf: (audience: unknown) => Response;
const onChange = vi.fn<(value: CampaignAudience) => void>();
/** The chosen audience as it is sent, without undefined properties. */
const chosen = (): unknown => JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));

function Fields({ errors }: { errors: Record<string, string> }) {
  const [value, setValue] = useState<CampaignAudience>({ topic: "events", segment: {} });
  function change(audience: CampaignAudience) {
    onChange(audience);
    setValue(audience);
  }
  return <AudienceFields value={value} onChange={change} errors={errors} />;
}

function show(errors: Record<string, string> = {}) {
  const trpcClient = createBrowserClient({
    readToken: () => null,
    onUnauthorized: () => undefined,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <Fields errors={errors} />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return userEvent.setup();
}

const counted = (count: number) => Response.json([{ result: { data: { count } } }]);
const said = () => screen.getByRole("status").textContent;

beforeEach(() => {
  countOf = () => counted(1_240);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(
      url instanceof Request ? url.url : url,
      "https://club.example",
    );
    const inputs = Object.values<unknown>(JSON.parse(searchParams.get("input") ?? "{}"));
    const answers = pathname
      .replace(/^.*\//, "")
      .split(",")
      .map(async (procedure, index) => {
        const response = procedure.endsWith(".choices")
          ? Response.json([{ result: { data: choices } }])
          : procedure.endsWith(".listEvents")
            ? Response.json([{ result: { data: choices.parties } }])
            : countOf(inputs[index]);
        const [answer]: unknown[] = await response.json();
        return answer;
      });
    return Response.json(await Promise.all(answers), { status: 207 });
  });
});
afterEach(() => vi.restoreAllMocks());

it("counts while choosing, and leaves out conditions that aren't set", async () => {
  countOf = (audience) => counted(JSON.stringify(audience).includes("UK") ? 1 : 1_240);
  const user = show();
  await waitFor(() => expect(said()).toBe("1,240 subscribers"));
  await user.click(screen.getByRole("checkbox", { name: "United Kingdom" }));
  await waitFor(() => expect(said()).toBe("1 subscriber"));
  expect(chosen()).toEqual({ topic: "events", segment: { countries: ["UK"] } });
  await user.click(screen.getByRole("checkbox", { name: "United Kingdom" }));
  await waitFor(() => expect(said()).toBe("1,240 subscribers"));
  expect(chosen()).toEqual({ topic: "events", segment: {} });
});

it("includes who chose no country, unless only those who chose one are wanted", async () => {
  const user = show();
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "United Kingdom" }));
  const also = screen.getByRole("radio", { name: "Also those who chose no country" });
  expect(also).toHaveProperty("checked", true);
  const only = "Only those who chose the United Kingdom";
  await user.click(screen.getByRole("radio", { name: only }));
  const ukOnly = { countries: ["UK"], onlyWithCountry: true };
  expect(chosen()).toEqual({ topic: "events", segment: ukOnly });
  await user.click(screen.getByRole("radio", { name: "Also those who chose no country" }));
  expect(chosen()).toEqual({ topic: "events", segment: { countries: ["UK"] } });
  await user.click(screen.getByRole("radio", { name: only }));
  await user.click(screen.getByRole("checkbox", { name: "United Kingdom" }));
  expect(chosen()).toEqual({ topic: "events", segment: {} });
});

it("offers cities, and parties with their day", async () => {
  const user = show();
  await user.click(screen.getByRole("combobox", { name: "Clicked a party in" }));
  await user.click(await screen.findByRole("option", { name: "Leeds" }));
  await user.click(screen.getByRole("combobox", { name: "Clicked the tickets of" }));
  await user.click(await screen.findByRole("option", { name: "Sunday Disco (5 December 2026)" }));
  expect(chosen()).toEqual({
    topic: "events",
    segment: { cities: ["Leeds"], clickedTickets: [disco] },
  });
});

it("says when no subscriber matches", async () => {
  countOf = () => counted(0);
  show();
  await waitFor(() => expect(said()).toBe("Nobody matches"));
});

it("says when counting fails, and tries again", async () => {
  const error = { message: "", code: -32_000, data: { code: "STAND_IN", httpStatus: 400 } };
  countOf = () => Response.json([{ error }]);
  const user = show();
  await waitFor(() => expect(said()).toBe("Failed to count the subscribersTry again"));
  countOf = () => counted(7);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(said()).toBe("7 subscribers"));
});

it("offers the existing tags, sources and preferences by name", async () => {
  const user = show();
  await user.click(screen.getByRole("combobox", { name: "Tags" }));
  await user.click(await screen.findByRole("option", { name: /vinyl/ }));
  await user.click(screen.getByRole("combobox", { name: "Sources" }));
  await user.click(await screen.findByRole("option", { name: /Direct/ }));
  await user.click(screen.getByRole("combobox", { name: "Preference" }));
  await user.click(await screen.findByRole("option", { name: /weekly: on/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Topic" }), "Blog posts");
  expect(chosen()).toEqual({
    topic: "posts",
    segment: { tags: ["vinyl"], sources: [""], preference: { name: "weekly", value: true } },
  });
});

it("shows an error under its field", () => {
  show({ "segment.subscribedFrom": "Please choose a day" });
  expect(screen.getByLabelText("Subscribed from").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Please choose a day")).toBeDefined();
});
