import { join } from "node:path";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { type Db, createDatabase } from "@before-ten/db/client";
import { startEmbeddedPostgres } from "@before-ten/db/embedded/embedded-postgres";
import { type Page, expect, test as base } from "@playwright/test";
import { PageErrors } from "./page-errors.ts";

interface TestFixtures {
  pageErrors: PageErrors;
  /** Opens a page and waits until its scripts have started. */
  open: (path: string) => Promise<Page>;
  /** Every public event, including past ones. */
  events: PublicEvent[];
  /** The demo event whose name begins like this. */
  eventNamed: (beginning: string) => PublicEvent;
}

interface WorkerFixtures {
  /** The database of the site under test. */
  db: Db;
}

export { expect };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  pageErrors: [
    async ({ context, baseURL }, use) => {
      const pageErrors = new PageErrors(baseURL ?? "");
      await pageErrors.watch(context);
      await use(pageErrors);
      // Ignores mocked answers that are still pending at the end of the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(pageErrors.unexplained()).toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await comeAlive(page);
      return page;
    });
  },

  events: async ({ request }, use) => {
    const answer = await request.get("/api/events?status=all&limit=100");
    const { data }: { data: PublicEvent[] } = await answer.json();
    await use(data);
  },

  eventNamed: async ({ events }, use) => {
    await use((beginning) => {
      const event = events.find(({ eventName }) => eventName.startsWith(beginning));
      if (event === undefined) throw new Error(`There is no demo event ${beginning}`);
      return event;
    });
  },

  db: [
    async ({}, use) => {
      const dataDir = join(import.meta.dirname, "../.output/data");
      // The site has started it already; this only returns its address.
      const { connectionString } = await startEmbeddedPostgres({ dataDir });
      const db = createDatabase({ connectionString, maxConnections: 1 });
      await use(db);
      await db.destroy();
    },
    { scope: "worker" },
  ],
});

/**
 * Earlier input is recorded until then. An island starts when a visitor comes near it, and records
 * what is done in it until then; a list works by its links and forms until then, and is started
 * here.
 */
export async function comeAlive(page: Page): Promise<void> {
  await startScripts(page);
  await page.waitForFunction(
    () => {
      const list = document.querySelector("react-island[works-early]");
      list?.dispatchEvent(new Event("wanted"));
      return list === null;
    },
    undefined,
    waiting,
  );
}

/** As on a page that a visitor only looks at. */
export async function startScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // The admin area, which React hydrates as a whole, also waits as a whole.
      const isWaiting = document.querySelector("body[data-waits]") !== null;
      return !isWaiting && document.querySelector(":not(:defined)") === null;
    },
    undefined,
    waiting,
  );
}

const waiting = { polling: 50, timeout: 10_000 };
