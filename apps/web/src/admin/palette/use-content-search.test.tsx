import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Found } from "@before-ten/contracts/search/output";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../testing/show-as-role.tsx";
import { useContentSearch } from "./use-content-search.ts";

const eventId = "0198c5ae-0000-7000-8000-000000000001";
const postId = "0198c5ae-0000-7000-8000-000000000002";

const found: Found = {
  events: [
    {
      id: eventId,
      eventName: "Four & More",
      status: "draft",
      startDate: "2026-12-05",
      endDate: "2026-12-06",
      place: "Leeds",
    },
  ],
  posts: [{ id: postId, title: "Why four o'clock", status: "draft", author: "The desk" }],
  campaigns: [],
  subscribers: [],
  messages: [],
};

function Addresses() {
  const { groups } = useContentSearch("four");
  const commands = groups.flatMap((group) => group.commands);
  return commands.map(({ id, does }) => typeof does === "object" && <p key={id}>{does.href}</p>);
}

async function addressesFor(role: AdminRole): Promise<(string | null)[]> {
  showAsRole(role, { part: <Addresses />, answers: { "search.everything": found } });
  return (await screen.findAllByText(/^\/admin/)).map(({ textContent }) => textContent);
}

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it.each([
  ["editor", [`/admin/events/edit/${eventId}`, `/admin/blogs/edit/${postId}`]],
  [
    "viewer",
    ["/admin/events?search=Four%20%26%20More", "/admin/blogs?search=Why%20four%20o'clock"],
  ],
] as const)("leads an %s where the role lets them go", async (role, addresses) => {
  expect(await addressesFor(role)).toEqual(addresses);
});
