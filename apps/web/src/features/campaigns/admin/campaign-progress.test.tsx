import { MantineProvider } from "@mantine/core";
import type { CampaignProgress } from "@before-ten/contracts/campaigns/output";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProgressPanel } from "./campaign-progress.tsx";
import { exampleCampaign } from "./testing/example-campaign.ts";

const sending: CampaignProgress = {
  status: "sending",
  pausedBy: null,
  rejectedBy: null,
  figures: { ...exampleCampaign.figures, recipients: 1_240, waiting: 610, sent: 620, failed: 10 },
  complete: true,
  perSecond: 42,
  secondsLeft: 250,
};

function show(progress: CampaignProgress, isOld = false) {
  render(
    <MantineProvider env="test">
      <ProgressPanel progress={progress} timing="instant" isOld={isOld} />
    </MantineProvider>,
  );
}

it("shows progress and the remaining time", () => {
  show(sending);
  const bar = screen.getByRole("progressbar", { name: "Sent, failed and left out" });
  expect(bar.getAttribute("aria-valuenow")).toBe("50");
  expect(screen.getByText("42 a second, about 4 minutes left")).toBeDefined();
  expect(screen.getByRole("region", { name: "Summary" }).textContent).toBe(
    "Sent620 of 1,240Waiting610Failed10Left out0",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says why it paused automatically", () => {
  show({ ...sending, status: "paused", pausedBy: "errors", perSecond: 0, secondsLeft: null });
  expect(screen.getByRole("alert").textContent).toContain("Paused automatically");
});

it("says that figures are outdated while offline", () => {
  show(sending, true);
  expect(screen.getByText(/^No connection/)).toBeDefined();
  expect(screen.queryByText(/a second/)).toBeNull();
});
