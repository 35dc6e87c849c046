import { expect, it } from "vitest";
import { WorkerError } from "../../workers/worker-process.ts";
import { lookAtPage } from "./look-at-page.ts";

const look = { url: "https://tickets.club/party", obeysRobots: false };
const page = { url: look.url, status: 200, text: "<p>Tickets" };
const lookWith = (thrown: Error) =>
  lookAtPage(
    {
      pages: { fetch: () => Promise.resolve(page) },
      workers: { run: () => Promise.reject(thrown) },
    },
    look,
  );

it("a page that takes a worker too long is unreadable", async () => {
  const error = new WorkerError("too slow", "after 5000 ms");
  expect(await lookWith(error)).toEqual({ outcome: "unreadable", httpStatus: null });
});

it("a worker that was ended, as when the server closes, says nothing of the page", async () => {
  const error = new WorkerError("ended", "the server closes");
  await expect(lookWith(error)).rejects.toBe(error);
});
