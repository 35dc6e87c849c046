import type { CampaignContent } from "@before-ten/contracts/campaigns/input";
import type { ContentChoices } from "@before-ten/contracts/campaigns/content-input";
import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import type {
  CampaignPreview,
  EventChoice,
  ImageChoice,
  PostChoice,
} from "@before-ten/contracts/campaigns/content-output";
import { missingSender } from "@before-ten/contracts/site/legal-sender";
import { AppError, fieldError } from "@before-ten/contracts/shared/errors";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import {
  listEventChoices,
  listImageChoices,
  listPostChoices,
} from "@before-ten/db/queries/campaigns/campaign-choices";
import { renewImages } from "@before-ten/db/queries/campaigns/campaign-images";
import { type StoredImage, findImages } from "@before-ten/db/queries/images/images";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps, SignedInDeps } from "../../../deps.ts";
import { presentImage } from "../../../images/present-image.ts";
import type { RenderedImage } from "../../../images/rendered-image.ts";
import { postImageWidths, renderUpload, saveWithImage } from "../../../images/store-image.ts";
import { campaignTest } from "./campaign-test.mails.ts";
import { fillForAuthor } from "./fill-for-author.ts";
import { inspectCampaign, writeCampaign } from "./write-campaign.ts";

type WriteDeps = Pick<Deps, "db" | "clock" | "site" | "siteTexts">;

/** Max results of one kind in a search. */
const choiceLimit = 24;

/** The mail as it would be written now, and what is wrong with it. */
export async function previewCampaign(
  deps: WriteDeps,
  content: CampaignContent,
): Promise<EveryKey<CampaignPreview>> {
  const imageIds = content.blocks.flatMap((block) =>
    block.kind === "image" ? [block.imageId] : [],
  );
  if (imageIds.length > 0) await renewImages(deps.db, imageIds);
  const texts = await deps.siteTexts.read();
  const { written, bytes, errors, notices } = await inspectCampaign({ ...deps, texts }, content);
  const { subject, html, text } = fillForAuthor(written, deps.site.publicUrl);
  const missing = missingSender(texts);
  const all = missing === undefined ? errors : [...errors, missing];
  return { subject, html, text, bytes, errors: all, notices };
}

/**
 * Queues the mail for the admin who writes it.
 * @throws AppError BAD_REQUEST for content that can't be sent
 */
export async function sendCampaignTest(
  deps: WriteDeps & Pick<Deps, "mailQueue">,
  { admin, content }: { admin: { id: string; email: string }; content: CampaignContent },
): Promise<{ message: string }> {
  await writeCampaign({ ...deps, texts: await deps.siteTexts.read() }, content);
  await inTransaction(deps.db, (trx) =>
    deps.mailQueue.enqueue(trx, campaignTest, { userId: admin.id, content }),
  );
  return { message: messages.testSent(admin.email) };
}

export async function chooseEvents(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ids, search }: ContentChoices,
): Promise<EveryKey<EventChoice>[]> {
  const rows = await listEventChoices(
    db,
    clock.now(),
    ids === undefined ? { search, limit: choiceLimit } : { ids },
  );
  return rows.map(({ id, name, start_date: day, country, is_to_come: isToCome }) => ({
    id,
    name,
    startDate: `${day}T00:00:00.000Z`,
    country,
    isGone: !isToCome,
  }));
}

export async function choosePosts(
  { db }: Pick<Deps, "db">,
  { ids, search }: ContentChoices,
): Promise<EveryKey<PostChoice>[]> {
  const rows = await listPostChoices(
    db,
    ids === undefined ? { search, limit: choiceLimit } : { ids },
  );
  return rows.map(({ id, title, published_at: publishedAt, is_public: isPublic }) => ({
    id,
    title,
    publishDate: publishedAt?.toISOString() ?? null,
    isGone: !isPublic,
  }));
}

export async function chooseImages(
  { db }: Pick<Deps, "db">,
  search: string | undefined,
): Promise<EveryKey<ImageChoice>[]> {
  const rows = await listImageChoices(db, { search, limit: choiceLimit });
  return rows.map((row) => presentChoice(row, row.alt));
}

/** @throws AppError BAD_REQUEST without an image, or for a file that isn't one */
export async function renderCampaignImage(
  deps: Pick<Deps, "workers">,
  file: Blob | undefined,
): Promise<RenderedImage> {
  if (file === undefined) throw fieldError("BAD_REQUEST", "image", messages.imageRequired);
  return renderUpload(deps, { file, field: "image", widths: postImageWidths });
}

/** Must be used within the hour, by the draft or an open preview, or it is swept. */
export async function storeCampaignImage(
  deps: Pick<SignedInDeps, "db" | "images" | "access">,
  rendered: RenderedImage,
): Promise<EveryKey<ImageChoice>> {
  return saveWithImage(deps, rendered, async (trx, id) => {
    await deps.access.require(trx);
    const [image] = await findImages(trx, [id]);
    if (image === undefined) throw new AppError("NOT_FOUND", messages.imageRequired);
    return presentChoice(image, "");
  });
}

function presentChoice(image: StoredImage, alt: string): EveryKey<ImageChoice> {
  const { url, width, height } = presentImage(image, alt);
  return { id: image.id, url, alt, width, height };
}
