import { hastenMailJobs } from "@before-ten/db/queries/shared/mail-job-clock";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { patience, startDelivery, startServer } from "../testing/mail-delivery.ts";

it("a mail that was queued by a clock that was ahead goes out, and one that waits goes on waiting", async () => {
  const server = await startServer();
  const { db, write, stateOf, deliverTo } = await startDelivery();
  const late = await write("team@club.example");
  await sql`update pgboss.job set start_after = now() + interval '40 days'`.execute(db);
  await sql`update pgboss.queue set maintain_on = now() + interval '40 days'`.execute(db);
  await deliverTo(server);
  expect(await stateOf(late)).toBe("queued");
  await hastenMailJobs(db, { longestWaitSeconds: 7_200 });
  await expect.poll(() => stateOf(late), patience).toBe("sent");
  const { rows } = await sql`select from pgboss.queue where maintain_on > now()`.execute(db);
  expect(rows).toEqual([]);

  const waiting = await write("team@club.example");
  await sql`update pgboss.job set start_after = now() + interval '1 hour'
    where state = 'created'`.execute(db);
  await hastenMailJobs(db, { longestWaitSeconds: 7_200 });
  expect(await stateOf(waiting)).toBe("queued");
}, 30_000);
