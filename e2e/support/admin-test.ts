import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { Page } from "@playwright/test";
import { admin } from "./first-admin.ts";
import { expect, test as base } from "./test.ts";

interface AdminSession {
  token: string;
  user: object;
}

interface AdminFixtures {
  /** Opens a page of the admin area, signed in. */
  openAdmin: (path: string) => Promise<Page>;
  /** Creates an event through the API, and deletes it after the test. */
  makeEvent: (fields?: Record<string, unknown>) => Promise<PublicEvent>;
}

export const test = base.extend<AdminFixtures, { session: AdminSession }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({
        ...(project.use.baseURL !== undefined && { baseURL: project.use.baseURL }),
      });
      const answer = await request.post("/api/auth/login", { data: admin });
      const { token, user }: AdminSession = await answer.json();
      await request.dispose();
      await use({ token, user });
    },
    { scope: "worker" },
  ],

  openAdmin: async ({ page, open, session }, use) => {
    await page.addInitScript(({ token, user }) => {
      localStorage.setItem("token", token);
      localStorage.setItem("user", JSON.stringify(user));
    }, session);
    await use(async (path) => {
      await open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      return page;
    });
  },

  makeEvent: async ({ context, request, session }, use) => {
    const headers = { authorization: `Bearer ${session.token}` };
    const made: string[] = [];
    await use(async (fields = {}) => {
      const answer = await request.post("/api/events", {
        headers,
        data: {
          ...plainEvent,
          eventName: unique("Test Tide"),
          // Findings of a ticket page concern all events that share it.
          redirectUrl: `https://tickets.example/${crypto.randomUUID()}`,
          ...fields,
        },
      });
      expect(answer.status()).toBe(201);
      const { data }: { data: PublicEvent } = await answer.json();
      made.push(data.id);
      return data;
    });
    // A page that still shows the event would count a view of a deleted one.
    for (const page of context.pages()) await page.close();
    for (const id of made) await request.delete(`/api/events/${id}`, { headers });
  },
});

/** Far enough in the future to come after the demo's own events. */
const plainEvent = {
  description: "An afternoon that only a test dances through.",
  startDate: "2031-03-08",
  endDate: "2031-03-08",
  startTime: "16:00",
  endTime: "22:00",
  location: "Test Pier",
  country: "AU",
  ticketPrice: { amount: "50", currency: "AUD" },
};

/** Chooses the admin area's colour scheme before its page is opened. */
export function choose(page: Page, scheme: "light" | "dark"): Promise<unknown> {
  return page.addInitScript((chosen) => localStorage.setItem("colour-scheme", chosen), scheme);
}

export function toast(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

/** A name that no other test uses. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
