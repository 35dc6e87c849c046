import { spfSentences } from "@before-ten/contracts/sender-health/messages";
import type { SenderHealth } from "@before-ten/contracts/sender-health/output";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { SenderHealthPage } from "./sender-health-page.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const sentence = spfSentences.missing("beforeten.club");

const wrong: SenderHealth = {
  state: "wrong",
  checkedAt: "2026-12-04T12:00:00.000Z",
  mailSeenAt: null,
  checkMailSentAt: null,
  findings: [{ check: "spf", state: "wrong", sentence }],
  rates: [{ of: "provider", name: "Gmail", tried: 4_000, complained: 20, bounced: 0 }],
  isHolding: true,
  override: null,
};

type Role = Parameters<typeof showAsRole>[0];

function show(role: Role, health: SenderHealth) {
  showAsRole(role, { part: <SenderHealthPage />, answers: { "senderHealth.get": health } });
}

it.each([
  ["owner", ["Check now", "Let them go out anyway…", "Read this email"]],
  ["newsletter", ["Check now", "Read this email"]],
  ["viewer", []],
] as const)("offers an admin with the role %s what they may do", async (role, expected) => {
  show(role, wrong);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByRole("row", { name: "Gmail 4,000 20 (0.50%) 0" })).toBeDefined();
  expect(screen.getByText("No check email has been read yet.", { exact: false })).toBeDefined();
  const buttons = screen.queryAllByRole("button").map(({ textContent }) => textContent);
  expect(buttons).toEqual(expected);
});

it("says so while nothing is wrong, or nothing was checked", async () => {
  show("viewer", { ...wrong, state: "ok", isHolding: false, findings: [] });
  expect(await screen.findByText("Nothing is wrong with the sender.")).toBeDefined();
  cleanup();
  const findings = wrong.findings.map((found) => ({ ...found, sentence: "Without a server." }));
  show("viewer", { ...wrong, state: "unknown", isHolding: false, findings, checkedAt: null });
  expect(await screen.findByText("Nothing could be checked yet")).toBeDefined();
  expect(screen.getAllByText("Without a server.")).toHaveLength(1);
  expect(screen.queryByRole("table", { name: "What was found" })).toBeNull();
});
