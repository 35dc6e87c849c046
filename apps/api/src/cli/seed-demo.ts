import { isEmpty } from "@before-ten/demo/is-empty";
import type { Deps } from "../deps.ts";
import { fileNamesOf } from "../images/image-files.ts";
import { saveWithImage } from "../images/store-image.ts";

/** Fills an empty database with a club around today. Returns false if it isn't empty. */
export async function seedDemo({
  db,
  clock,
  images,
  site,
}: Pick<Deps, "db" | "clock" | "images" | "site">): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const { demoImageRow, readDemoImageFile } = await import("@before-ten/demo/demo-images");
  const { seedDemoData } = await import("@before-ten/demo/seed-demo");
  const { writeCampaign } = await import("../features/campaigns/content/write-campaign.ts");
  return seedDemoData(db, {
    now: clock.now(),
    publicUrl: site.publicUrl,
    async storeImage(name) {
      const image = demoImageRow(name);
      const files = await Promise.all(
        fileNamesOf(image).map(async (file) => ({
          name: file,
          bytes: await readDemoImageFile(file.replace(image.id, name)),
        })),
      );
      return saveWithImage({ db, images }, { image, files }, (_trx, id) => Promise.resolve(id));
    },
    writeMail: (trx, content, at) =>
      writeCampaign({ db: trx, clock: { now: () => at }, site }, content),
  });
}
