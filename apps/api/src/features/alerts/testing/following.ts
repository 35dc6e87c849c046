import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import type { Deps } from "../../../deps.ts";
import type { OutgoingMail } from "../../../mail/mailer.ts";
import { callRest } from "../../../testing/calls.ts";
import { sendQueued } from "../../../testing/send-queued.ts";

/** The token of a link in a mail about a party. */
export function alertLinkIn(mail: OutgoingMail | undefined, page: string): string {
  const link = new RegExp(`https://club\\.example/alerts/${page}\\?token=(\\S+)`);
  return link.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Asks to follow a party, confirms, and returns the mail with the date. */
export async function followParty(
  { app, deps }: { app: FastifyInstance; deps: Deps },
  { id, email, follow }: { id: string; email: string; follow: string[] },
): Promise<OutgoingMail | undefined> {
  await callRest(app, "POST", "/alerts", { payload: { id, follow, email } });
  const [question] = await sendQueued(deps);
  const payload = { token: alertLinkIn(question, "confirm") };
  const { status } = await callRest(app, "POST", "/alerts/confirm", { payload });
  expect(status).toBe(200);
  const [entry] = await sendQueued(deps);
  return entry;
}
