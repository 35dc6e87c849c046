import { promoterLinkMessages as messages } from "@before-ten/contracts/promoter-links/messages";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { PromoterLink } from "@before-ten/contracts/promoter-links/output";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { watchSavedFiles } from "../../../testing/saved-files.ts";
import { PromoterLinks } from "./promoter-links.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const maria: PromoterLink = {
  id: "1",
  name: "María",
  url: "https://club.example/t/k4x9p2mh7q",
  views: 1_200,
  clicks: 14,
  tickets: 9,
  createdAt: "2026-12-01T09:00:00.000Z",
};

function show(role: AdminRole, links: readonly PromoterLink[]) {
  showAsRole(role, {
    part: <PromoterLinks eventId="0193" />,
    answers: { "promoterLinks.list": links },
  });
}

it("shows what each link brought, and saves its code for print", async () => {
  const files = watchSavedFiles();
  show("editor", [maria]);
  expect(await screen.findByText("1,200")).toBeDefined();
  expect(screen.getByText("club.example/t/k4x9p2mh7q")).toBeDefined();
  expect(screen.getByText("9")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Actions for María" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: /SVG/ }));
  expect(await files.at(0)?.text).toMatch(/^<svg [^>]*width="41" height="41"><path fill="#fff"/);
  expect(files.at(0)?.name).toBe("qr-maria.svg");
});

it("says what links are for while there is none", async () => {
  show("editor", []);
  expect(await screen.findByText(messages.none)).toBeDefined();
  expect(screen.getByRole("button", { name: "Create link" })).toBeDefined();
});

it("lets viewers read", async () => {
  show("viewer", [maria]);
  fireEvent.click(await screen.findByRole("button", { name: "Actions for María" }));
  expect(await screen.findByRole("menuitem", { name: "Copy link" })).toBeDefined();
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Create link" })).toBeNull();
});
