import { setupMessages as messages } from "@before-ten/contracts/setup/messages";
import type { DemoClub, SetupStepState } from "@before-ten/contracts/setup/output";
import { type SetupStep, setupSteps } from "@before-ten/contracts/setup/rules";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ServerError, showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { SetupChecklist } from "./setup-checklist.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

const demo: DemoClub = {
  counts: {
    event: 35,
    series: 1,
    album: 0,
    post: 14,
    campaign: 8,
    subscriber: 120,
    message: 4,
    venue: 19,
    "canned-answer": 2,
    alert: 20,
    image: 90,
  },
  remaining: [
    { kind: "event", id: "0198c5ae-0000-7000-8000-000000000001", title: "Ours", reason: "changed" },
    { kind: "series", id: "0198c5ae-0000-7000-8000-000000000002", title: "Salt", reason: "used" },
  ],
};

function stepsWith(done: readonly SetupStep[], dismissed: readonly SetupStep[] = []) {
  return setupSteps.map((step): SetupStepState => ({
    step,
    isDone: done.includes(step),
    isDismissed: dismissed.includes(step),
  }));
}

function show(answers: Record<string, unknown>) {
  showAsRole("owner", { part: <SetupChecklist />, answers });
  return screen.findByRole("region", { name: "Set up your site" });
}

it("links each open step to where it is done", async () => {
  const part = await show({ "setup.steps": stepsWith(["name"]) });
  expect(within(part).getByText("1 of 8 done")).toBeDefined();
  const links = within(part).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/admin/settings",
    "/admin/events/create",
    "/admin/site/edit?page=%2F",
    "/admin/settings",
    "/admin/settings",
    "/admin/health",
  ]);
});

it("goes once every step is done or dismissed", async () => {
  const all = setupSteps.filter((step) => step !== "mail");
  const steps = vi.fn<() => SetupStepState[]>(() => stepsWith(all, ["mail"]));
  showAsRole("owner", { part: <SetupChecklist />, answers: { "setup.steps": steps } });
  await waitFor(() => expect(steps).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

it("dismisses the last step, and takes that back", async () => {
  const all = setupSteps.filter((step) => step !== "mail");
  const dismiss = vi.fn<(input: { isDismissed: boolean }) => SetupStepState[]>(({ isDismissed }) =>
    stepsWith(all, isDismissed ? ["mail"] : []),
  );
  await show({ "setup.steps": stepsWith(all), "setup.dismiss": dismiss });
  await userEvent.click(screen.getByRole("button", { name: "Not needed: Send emails" }));
  expect(await screen.findByText("All done. This list won't come back.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Needed after all: Send emails" }));
  expect(await screen.findByText("7 of 8 done")).toBeDefined();
  expect(dismiss.mock.calls).toEqual([
    [{ step: "mail", isDismissed: true }],
    [{ step: "mail", isDismissed: false }],
  ]);
});

it("can be asked for again if it didn't load", async () => {
  let answer: unknown = new ServerError(500);
  const steps = () => answer;
  const part = await show({ "setup.steps": steps });
  expect(within(part).getByText(messages.stepsFailed)).toBeDefined();
  answer = stepsWith([]);
  await userEvent.click(within(part).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("0 of 8 done")).toBeDefined();
});

async function openDialog(answers: Record<string, unknown> = {}) {
  await show({ "setup.steps": stepsWith([]), "setup.demo": demo, ...answers });
  await userEvent.click(screen.getByRole("button", { name: "Remove it…" }));
  return screen.findByRole("form", { name: "Remove the demo club" });
}

it("counts what goes and names what stays before the demo club is removed", async () => {
  const form = within(await openDialog());
  const [goes, stays] = ["What goes", "What stays"].map((name) =>
    within(form.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  );
  expect(goes).toEqual([
    "35 parties",
    "1 series",
    "19 venues",
    "14 blog posts",
    "8 campaigns",
    "120 subscribers",
    "4 messages",
    "2 saved replies",
    "20 alerts",
    "90 images",
  ]);
  expect(stays).toEqual([
    "Ours (party): you changed it",
    "Salt (series): it belongs to something of yours, or a guest is waiting for it",
  ]);
});

it("removes the demo club only after the word is typed", async () => {
  const remove = vi.fn<(input: unknown) => DemoClub & { message: string }>(() => ({
    ...demo,
    message: messages.demoRemoved,
  }));
  const form = within(await openDialog({ "setup.removeDemo": remove }));
  const submit = form.getByRole("button", { name: "Remove for good" });
  await userEvent.click(submit);
  const word = form.getByRole("textbox");
  expect(document.activeElement).toBe(word);
  expect(word.getAttribute("aria-invalid")).toBe("true");
  expect(remove).not.toHaveBeenCalled();
  await userEvent.type(word, "remove");
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(remove).toHaveBeenCalledWith({ typed: "remove" });
});
