import type { CampaignReport as Report } from "@before-ten/contracts/campaigns/report-output";
import { campaignReportMessages as messages } from "@before-ten/contracts/campaigns/report-messages";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../../../lib/api/trpc.ts";
import { CampaignReport } from "./campaign-report.tsx";

const id = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";

const report: Report = {
  id,
  subject: "Sunday",
  status: "sent",
  startedAt: "2026-12-03T09:00:00.000Z",
  finishedAt: "2026-12-03T09:04:00.000Z",
  countsOpens: false,
  totals: {
    recipients: 1_240,
    sent: 1_236,
    delivered: 1_233,
    failed: 4,
    skipped: 0,
    bouncedHard: 2,
    bouncedSoft: 1,
    unsubscribed: 5,
    complaints: 1,
    complaintRate: 0.08,
    people: 310,
    clickRate: 25.1,
    clicks: 402,
    scannerClicks: 96,
    ticketClicks: 58,
    opened: null,
  },
  links: [
    {
      number: 1,
      url: "https://club.example/blog",
      event: null,
      post: null,
      isTicketLink: false,
      people: 7,
      clicks: 9,
      scannerClicks: 2,
    },
  ],
  events: [],
  times: [{ from: "2026-12-03T09:00:00.000Z", hours: 1, people: 42, unsubscribed: 1 }],
};

let answer: () => Response;

beforeEach(() => {
  answer = () => Response.json([{ result: { data: report } }]);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
});
afterEach(() => vi.restoreAllMocks());

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const trpcClient = createBrowserClient({
    readToken: () => null,
    onUnauthorized: () => undefined,
  });
  render(
    <MantineProvider>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <CampaignReport id={id} />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>,
  );
}

it("shows deliveries, clicks and bounces, with scanners apart", async () => {
  show();
  expect(screen.getByRole("status", { name: "Loading the campaign's figures" })).toBeInstanceOf(
    HTMLElement,
  );
  const figures = await screen.findByText("25.1% of those delivered, 402 clicks");
  expect(figures).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("2 hard, 1 soft")).toBeInstanceOf(HTMLElement);
  const complaints = screen.getByText("0.08% of those delivered, reported as spam");
  expect(complaints).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(messages.scannersApart)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText("Opens (unreliable)")).toBeNull();
  const times = within(screen.getByRole("region", { name: "Figures of each hour or day" }));
  expect(times.getByRole("cell", { name: "42" })).toBeInstanceOf(HTMLElement);
  const row = screen.getByRole("row", { name: "club.example/blog 7 9 2" });
  expect(row).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(messages.noEvents)).toBeInstanceOf(HTMLElement);
});

it("calls opens unreliable if there are any", async () => {
  const totals = { ...report.totals, opened: 640 };
  answer = () => Response.json([{ result: { data: { ...report, totals } } }]);
  show();
  expect(await screen.findByText("Opens (unreliable)")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(messages.opensUnreliable)).toBeInstanceOf(HTMLElement);
});

it("says if nothing was sent yet", async () => {
  const totals = { ...report.totals, sent: 0, failed: 0 };
  answer = () => Response.json([{ result: { data: { ...report, totals } } }]);
  show();
  expect(await screen.findByText(messages.notSentTitle)).toBeInstanceOf(HTMLElement);
});

it("says what can't be loaded, and tries again", async () => {
  const data = { code: "STAND_IN", httpStatus: 403, path: "campaignReports.get" };
  answer = () =>
    Response.json([{ error: { message: "No", code: -32_000, data } }], { status: 403 });
  show();
  expect(await screen.findByText(messages.loadFailed)).toBeInstanceOf(HTMLElement);
  answer = () => Response.json([{ result: { data: report } }]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("2 hard, 1 soft")).toBeInstanceOf(HTMLElement);
});
