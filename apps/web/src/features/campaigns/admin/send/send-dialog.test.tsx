import { campaignMessages } from "@before-ten/contracts/campaigns/messages";
import type { ChangedTexts } from "@before-ten/contracts/site/define-texts";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../../../lib/api/trpc.ts";
import { SiteTexts } from "../../../../lib/site-texts.tsx";
import { closeToasts } from "../../../../testing/close-toasts.ts";
import { campaignPageMessages } from "../campaign-messages.ts";
import { SendDialog } from "../campaign-page.tsx";
import { exampleCampaign } from "../testing/example-campaign.ts";

/** The server's answers to counting and sending; what was sent to it is in `sent`. */
let count = 1_240;
let changedTexts: ChangedTexts;
let answerToSend: () => Response;
let sent: unknown[] = [];
const onClose = vi.fn<() => void>();

const sender = {
  "brand.legalName": "Example Dance Club Pty Ltd",
  "brand.postalAddress": "1 Example Street, Melbourne VIC 3000, Australia",
};

function show() {
  const trpcClient = createBrowserClient({
    readToken: () => null,
    onUnauthorized: () => undefined,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <SiteTexts value={createTextReader(changedTexts)}>
            <SendDialog campaign={exampleCampaign} onClose={onClose} />
          </SiteTexts>
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return userEvent.setup();
}

const alert = () => within(screen.getByRole("dialog")).findByRole("alert");
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

beforeEach(() => {
  count = 1_240;
  changedTexts = sender;
  sent = [];
  onClose.mockClear();
  answerToSend = () => Response.json([{ result: { data: exampleCampaign } }]);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, { body, method } = {}) => {
    const results: Record<string, unknown> = {
      "campaignAudience.count": { count },
      "site.changedTexts": changedTexts,
    };
    if (method !== "POST") {
      const address = url instanceof Request ? url.url : url;
      const names = new URL(address, "https://club.example").pathname.replace(/^.*\//, "");
      return Response.json(names.split(",").map((name) => ({ result: { data: results[name] } })));
    }
    sent.push(JSON.parse(typeof body === "string" ? body : "null"));
    return answerToSend();
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await closeToasts();
});

it("shows how many get it, who, from whom and when, before anything is sent", async () => {
  const user = show();
  await user.click(button("Continue"));
  const send = await screen.findByRole("button", { name: "Send to 1,240 subscribers" });
  const summary = screen.getByRole("region", { name: "What is about to be sent" });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toBe(
    "Goes to1,240 subscribersActive subscribers who want to hear about parties, in the United Kingdom or no chosen countryFromBefore TenSubjectFour parties before ChristmasWhenNowTrackedClicks",
  );
  expect(sent).toEqual([]);

  await user.click(send);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { 0: { id: exampleCampaign.id, time: { at: "now" }, countsOpens: false } },
  ]);
});

it("is sent at the chosen local time, and counts opens only if that was ticked", async () => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: "At a local time" }));
  fireEvent.change(screen.getByLabelText(/^Local day and time/), {
    target: { value: "2031-12-04T09:00" },
  });
  await user.selectOptions(screen.getByRole("combobox"), "NZ");
  await user.click(screen.getByRole("checkbox", { name: "Count opens (unreliable)" }));
  await user.click(button("Continue"));
  await user.click(await screen.findByRole("button", { name: "Schedule for 1,240 subscribers" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const time = { at: "local", localTime: "2031-12-04T09:00", country: "NZ" };
  expect(sent).toEqual([{ 0: { id: exampleCampaign.id, time, countsOpens: true } }]);
});

it("can't be sent before Settings have the sender", async () => {
  changedTexts = { "brand.legalName": "Example Dance Club Pty Ltd" };
  const user = show();
  await user.click(button("Continue"));
  expect((await alert()).textContent?.trim()).toBe(
    "Campaigns need the club's postal address at the bottom, by law. An owner can add this in Settings.",
  );
  const send = await screen.findByRole<HTMLButtonElement>("button", { name: /^Send to 1,240/ });
  expect(send.disabled).toBe(true);
});

it("doesn't continue without a time", async () => {
  const user = show();
  await user.click(screen.getByRole("radio", { name: "At a day and time" }));
  await user.click(button("Continue"));
  expect(screen.getByText(campaignMessages.timeRequired)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Day and time/));
});

it("can't be sent to an empty audience", async () => {
  count = 0;
  const user = show();
  await user.click(button("Continue"));
  expect((await alert()).textContent).toBe(campaignPageMessages.nobodyFits);
  expect(button("Send to 0 subscribers").disabled).toBe(true);
});

it("stays open and shows the server's error", async () => {
  const data = { code: "CONFLICT", httpStatus: 409, path: "campaigns.send" };
  const message = "This email is empty. Please add a block before you send it.";
  answerToSend = () =>
    Response.json([{ error: { message, code: -32_000, data } }], { status: 409 });
  const user = show();
  await user.click(button("Continue"));
  await user.click(await screen.findByRole("button", { name: "Send to 1,240 subscribers" }));
  expect((await alert()).textContent).toBe(message);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button("Back"));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Now" }).checked).toBe(true);
});
