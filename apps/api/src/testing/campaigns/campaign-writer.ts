import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import type { CampaignContent } from "@before-ten/contracts/campaigns/input";
import type { Db } from "@before-ten/db/client";
import { fillForAuthor } from "../../features/campaigns/content/fill-for-author.ts";
import { inspectCampaign, writeCampaign } from "../../features/campaigns/content/write-campaign.ts";
import { FakeClock } from "../fake-clock.ts";

const publicUrl = "https://club.example";
const site = {
  publicUrl,
  mailFrom: "hello@club.example",
  contactTo: "team@club.example",
  newsletterDoubleOptIn: false,
};

/** A campaign with these blocks; a test names only what it is about. */
function contentWith(blocks: CampaignBlock[]): CampaignContent {
  const subject = "See you {{name|there}} at four";
  const previewText = "Home by half past ten";
  return { subject, previewText, senderName: "Before Ten", blocks };
}

/** Writes campaigns on the day before the stored events' usual day. */
export function campaignWriter(db: Db) {
  const clock = new FakeClock("2026-12-04T12:00:00Z");
  const deps = { db, clock, site };
  const inspect = (blocks: CampaignBlock[]) => inspectCampaign(deps, contentWith(blocks));
  return {
    inspect,
    write: (blocks: CampaignBlock[]) => writeCampaign(deps, contentWith(blocks)),
    /** The mail as a recipient without preferences reads it. */
    read: async (blocks: CampaignBlock[]) =>
      fillForAuthor((await inspect(blocks)).written, publicUrl),
    /** Cancels an event, with a reason. */
    callOff: async (id: string): Promise<void> => {
      await db
        .updateTable("events")
        .set({
          disruption: "cancelled",
          disruption_reason: "The roof leaks.",
          disrupted_at: clock.now(),
        })
        .where("id", "=", id)
        .execute();
    },
    /** Stores only an image's row, because no test opens its files. Returns its id. */
    storeImage: async ({
      letter,
      formats,
    }: {
      letter: string;
      formats: string[];
    }): Promise<string> => {
      const id = letter.repeat(64);
      await db
        .insertInto("images")
        .values({ id, width: 1_600, height: 800, widths: [1_600], formats })
        .execute();
      return id;
    },
  };
}
