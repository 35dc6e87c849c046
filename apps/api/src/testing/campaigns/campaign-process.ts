import { createDatabase } from "@before-ten/db/client";
import { campaignMailsAtOnce } from "../../features/campaigns/sending/campaign-worker.ts";
import { createSmtpMailer } from "../../mail/transports/smtp.ts";
import { workOnCampaigns } from "./campaign-work.ts";

/**
 * A server process reduced to campaigns, for tests and benchmarks: `campaign-process.ts
 * <connectionString> <SMTP URL> <mails a second> <lease in milliseconds>`. It sends until it is
 * killed or told to stop, and answers every other message with its resource usage.
 */

const [connectionString = "", url = "", rate = "", leaseMs = ""] = process.argv.slice(2);
const db = createDatabase({ connectionString });
const mailer = createSmtpMailer({
  url,
  from: "hello@club.example",
  maxConnections: campaignMailsAtOnce,
});
const worker = workOnCampaigns(db, mailer, {
  rates: { inAll: Number(rate), toDomain: Number(rate) },
  leaseMs: Number(leaseMs),
  pollMs: 50,
});

process.on("message", (message) => {
  if (message === "stop") void stop();
  else process.send?.({ bytes: process.memoryUsage.rss(), cpuMs: cpuMs() });
});
process.send?.("ready");

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function stop(): Promise<void> {
  await worker.close();
  mailer.close();
  await db.destroy();
  process.disconnect();
}
