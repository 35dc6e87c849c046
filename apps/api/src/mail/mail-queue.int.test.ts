import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { PgBoss, fromKysely } from "pg-boss";
import { expect, it, onTestFinished } from "vitest";
import { exampleMail, patience, startDelivery, startServer } from "../testing/mail-delivery.ts";
import { deadMailQueueName, mailQueueName, openMailQueue } from "./mail-queue.ts";
import {
  answerPasswordResets,
  openPasswordResetQueue,
} from "../features/auth/password/password-reset-queue.ts";

it("forgets every finished job: mails that went out, mails given up, requests for a new password", async () => {
  const server = await startServer({
    refuse: (recipient) => (recipient.startsWith("unknown") ? 550 : undefined),
  });
  const { queue, write, stateOf, deliverTo } = await startDelivery({
    upkeep: { keepFinishedSeconds: 1, deleteFinishedEverySeconds: 1 },
  });
  const resets = await openPasswordResetQueue(queue);
  const answered: string[] = [];
  await answerPasswordResets(queue, async (email) => void answered.push(email));
  await resets.enqueue("ana@mail.example");
  const sent = await write("team@club.example");
  const refused = await write("unknown@club.example");
  await deliverTo(server);
  await expect.poll(() => stateOf(sent), patience).toBe("sent");
  await expect.poll(() => stateOf(refused), patience).toBe("failed");
  await expect.poll(() => answered, patience).toEqual(["ana@mail.example"]);

  const left = async () => {
    const names = [mailQueueName, deadMailQueueName, "password-reset"];
    const jobs = await Promise.all(names.map((name) => queue.boss.findJobs(name)));
    return jobs.flat().map(({ name, state }) => `${name} ${state}`);
  };
  await expect.poll(left, patience).toEqual([]);
}, 30_000);

it("forgets them within a minute, with its default settings", async () => {
  await using database = await createTestDatabase();
  // The queue with the settings of earlier versions.
  const older = new PgBoss({ db: fromKysely(database.db), schedule: false, supervise: false });
  await older.start();
  await older.createQueue(deadMailQueueName, { deleteAfterSeconds: 7 * 86_400 });
  await older.stop();

  const queue = await openMailQueue(database.db, {
    domain: "club.example",
    onError: () => undefined,
  });
  onTestFinished(() => queue.close());
  const { keepFinishedSeconds, deleteFinishedEverySeconds } = queue.upkeep;
  // Another process may have just missed its turn when the one that deleted so far ended.
  expect(keepFinishedSeconds + 2 * deleteFinishedEverySeconds).toBeLessThan(60);
  const queues = await queue.boss.getQueues();
  expect(queues.map(({ name }) => name).toSorted()).toEqual([mailQueueName, deadMailQueueName]);
  for (const { deleteAfterSeconds } of queues) expect(deleteAfterSeconds).toBe(keepFinishedSeconds);
});

it("delivers whole mails queued by an earlier version, and notes their outcome", async () => {
  const server = await startServer({
    refuse: (recipient) => (recipient.startsWith("unknown") ? 550 : undefined),
  });
  const { queue, write, stateOf, deliverTo } = await startDelivery();
  const sent = await write("team@club.example");
  const refused = await write("team@club.example");
  await queue.boss.deleteAllJobs(mailQueueName);
  const enqueue = (to: string, contactMessageId: string) => {
    const mail = { ...exampleMail, to, messageId: `<${contactMessageId}@club.example>` };
    const job = { mail, subject: { contactMessageId } };
    return queue.boss.send(mailQueueName, job, { deadLetter: deadMailQueueName });
  };
  await enqueue("team@club.example", sent);
  await enqueue("unknown@club.example", refused);
  await deliverTo(server);
  await expect.poll(() => stateOf(sent), patience).toBe("sent");
  await expect.poll(() => stateOf(refused), patience).toBe("failed");
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.source).toContain(`Message-ID: <${sent}@club.example>`);
  expect(server.received[0]?.source).toContain("Reply-To:");
}, 30_000);
