import { hash } from "node:crypto";
import type { Db } from "@before-ten/db/client";
import { seedDemoData } from "@before-ten/demo/seed-demo";
import type { Clock, Deps } from "../deps.ts";
import { writeCampaign } from "../features/campaigns/content/write-campaign.ts";
import { fileNamesOf } from "../images/image-files.ts";
import { saveWithImage } from "../images/store-image.ts";
import { mailQueueName, openMailQueue } from "../mail/mail-queue.ts";

/**
 * The demo club with images of a few bytes each, and with tables of the mail queue in which a mail
 * waits.
 */
export async function storeDemoClub(
  deps: { db: Db; clock: Clock } & Pick<Deps, "images">,
): Promise<void> {
  const { db, clock } = deps;
  const site = {
    publicUrl: "https://club.example",
    mailFrom: "hello@club.example",
    contactTo: "team@club.example",
    newsletterDoubleOptIn: false,
  };
  await seedDemoData(db, {
    now: clock.now(),
    publicUrl: site.publicUrl,
    storeImage: (name) => storeSmallImage(deps, name),
    writeMail: (trx, content, at) =>
      writeCampaign({ db: trx, clock: { now: () => at }, site }, content),
  });
  const queue = await openMailQueue(db, { domain: "club.example", onError: () => undefined });
  await queue.boss.send(mailQueueName, {
    kind: "nobody's",
    data: {},
    messageId: "<1@club.example>",
  });
  await queue.close();
}

function storeSmallImage(
  deps: { db: Db } & Pick<Deps, "images">,
  content: string,
): Promise<string> {
  const id = hash("sha256", content, "hex");
  const image = {
    id,
    width: 800,
    height: 1_200,
    widths: [400, 800],
    formats: ["webp", "jpeg"],
    preview: null,
    darkest: null,
  };
  const files = fileNamesOf(image).map((name) => ({ name, bytes: Buffer.from(name + content) }));
  return saveWithImage(deps, { image, files }, (_trx, imageId) => Promise.resolve(imageId));
}
