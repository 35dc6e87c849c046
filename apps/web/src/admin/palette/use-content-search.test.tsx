import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Found } from "@before-ten/contracts/search/output";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../testing/show-as-role.tsx";
import { useContentSearch } from "./use-content-search.ts";

const eventId = "0198c5ae-0000-7000-8000-000000000001";
const postId = "0198c5ae-0000-7000-8000-000000000002";

const pageId = "0198c5ae-0000-7000-8000-000000000006";
const campaignId = "0198c5ae-0000-7000-8000-000000000003";
const subscriberId = "0198c5ae-0000-7000-8000-000000000004";
const messageId = "0198c5ae-0000-7000-8000-000000000005";

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
  pages: [{ id: pageId, title: "Fourteen rules", status: "draft", slug: "rules" }],
  campaigns: [{ id: campaignId, subject: "December, four times", status: "draft" }],
  subscribers: [{ id: subscriberId, email: "four+ten@mail.example", status: "active" }],
  messages: [
    {
      id: messageId,
      name: "Ana",
      subject: "A table for four",
      createdAt: "2026-11-20T10:00:00.000Z",
    },
  ],
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

/** These link to the same place whatever the role may do there. */
const others = [
  `/admin/campaigns/${campaignId}`,
  "/admin/newsletter?search=four%2Bten%40mail.example",
  "/admin/messages?search=A%20table%20for%20four",
];

it.each([
  [
    "editor",
    [
      `/admin/events/edit/${eventId}`,
      `/admin/blogs/edit/${postId}`,
      `/admin/pages/edit/${pageId}`,
      ...others,
    ],
  ],
  [
    "viewer",
    [
      "/admin/events?search=Four%20%26%20More",
      "/admin/blogs?search=Why%20four%20o'clock",
      "/admin/pages?search=Fourteen%20rules",
      ...others,
    ],
  ],
] as const)("leads an %s where the role lets them go", async (role, addresses) => {
  expect(await addressesFor(role)).toEqual(addresses);
});

it("groups results by type", async () => {
  function Groups() {
    const { groups } = useContentSearch("four");
    return groups.map(({ label, commands }) => (
      <p key={label}>{`${label}: ${commands.map((command) => command.label).join(", ")}`}</p>
    ));
  }
  showAsRole("owner", { part: <Groups />, answers: { "search.everything": found } });
  await screen.findByText(/^Messages/);
  expect(screen.getAllByText(/: /).map(({ textContent }) => textContent)).toEqual([
    "Events: Four & More",
    "Blog posts: Why four o'clock",
    "Pages: Fourteen rules",
    "Campaigns: December, four times",
    "Subscribers: four+ten@mail.example",
    "Messages: A table for four",
  ]);
});
