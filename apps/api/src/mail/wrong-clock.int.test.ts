import { hastenMailJobs } from "@before-ten/db/queries/shared/mail-job-clock";
import { isUpkeepAhead, putMailJobsAhead } from "@before-ten/db/testing/mail-jobs-ahead";
import { expect, it } from "vitest";
import { patience, startDelivery, startServer } from "../testing/mail-delivery.ts";

const longestWait = { longestWaitSeconds: 7_200 };

it("a mail that was queued by a clock that was ahead goes out", async () => {
  const server = await startServer();
  const { db, write, stateOf, deliverTo } = await startDelivery();
  const late = await write("team@club.example");
  await putMailJobsAhead(db, 40 * 24);
  await deliverTo(server);
  expect(await stateOf(late)).toBe("queued");
  await hastenMailJobs(db, longestWait);
  await expect.poll(() => stateOf(late), patience).toBe("sent");
  expect(await isUpkeepAhead(db)).toBe(false);
}, 30_000);

it("a mail that waits for its next attempt keeps waiting", async () => {
  const { db, write, stateOf, deliverTo } = await startDelivery();
  const waiting = await write("team@club.example");
  await putMailJobsAhead(db, 1);
  await hastenMailJobs(db, longestWait);
  await deliverTo(await startServer());
  expect(await stateOf(waiting)).toBe("queued");
}, 30_000);
