import { adminAlbumMessages } from "@before-ten/contracts/albums/admin-messages";
import { updateAlbumInput } from "@before-ten/contracts/albums/input";
import { updateCampaignInput } from "@before-ten/contracts/campaigns/input";
import { eventField, eventFieldNames } from "@before-ten/contracts/events/field-table";
import { updateEventInput } from "@before-ten/contracts/events/input";
import { historyMessages } from "@before-ten/contracts/history/messages";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import { updatePageInput } from "@before-ten/contracts/pages/input";
import { updatePostInput } from "@before-ten/contracts/posts/input";
import { saveTextInput } from "@before-ten/contracts/site/input";
import { updateVenueInput } from "@before-ten/contracts/venues/input";
import { AppError } from "@before-ten/contracts/shared/errors";
import { fieldsByColumn } from "@before-ten/db/queries/editing/field-columns";
import type { z } from "zod";
import type { Deps, VersionKind } from "../deps.ts";
import { findStoredImages } from "../features/albums/albums.present.ts";
import { updateAlbum } from "../features/albums/albums.service.ts";
import { updateCampaign } from "../features/campaigns/campaigns.service.ts";
import { updateEvent } from "../features/events/admin-events.service.ts";
import { updateVenue } from "../features/events/venues/venues.service.ts";
import { saveText } from "../features/site/site.service.ts";
import { updatePage } from "../features/posts/pages/pages.service.ts";
import { updatePost } from "../features/posts/admin-posts.service.ts";

type Columns = Readonly<Record<string, unknown>>;

interface Restored<Input extends z.ZodType> {
  /** The form's input: a version is restored with the form's rules. */
  input: Input;
  update: (deps: Parameters<VersionKind["restore"]>[0], input: z.output<Input>) => Promise<unknown>;
  /** Fields that stay as they are now. */
  stays?: readonly string[];
  /** What is sent for a field that isn't the value of one column, from the old values of all. */
  sent?: Readonly<Record<string, (version: Columns) => object>>;
}

function versionKind<Input extends z.ZodType>(
  kind: EditableKind,
  { input, update, stays = [], sent = {} }: Restored<Input>,
): VersionKind {
  const fields = [...fieldsByColumn[kind]]
    .filter(([, field]) => !stays.includes(field))
    // Shown in this order, the price and the text of a post last.
    .toSorted(([, a], [, b]) => Number(a in sent) - Number(b in sent));
  return {
    columns: fields.map(([column]) => column),

    async restore(deps, { id, differing, version }) {
      const changed = fields.filter(([column]) => column in differing);
      const values = changed.map(
        ([column, field]) => sent[field]?.(version) ?? { [field]: differing[column] },
      );
      const parsed = input.safeParse(Object.assign({ id }, ...values));
      if (!parsed.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
      await update(deps, parsed.data);
    },
  };
}

/** The document if there was one; its plain text follows from it. */
function sentContent({ content, document }: Columns): object {
  return typeof document === "object" && document !== null ? { document } : { content };
}

/** All prices, because one sent alone changes the price that is due. */
function sentPrices(version: Columns): object {
  const { ticket_amount: amount, ticket_currency: currency, price_steps: steps } = version;
  const earlier: unknown[] = Array.isArray(steps) ? steps : [];
  return {
    ticketPrice: { amount, currency },
    priceSteps: earlier.length === 0 ? [] : [...earlier, { amount, until: null }],
  };
}

/** How a version of each kind is restored. */
export const versionKinds: Deps["versionKinds"] = {
  // The disruption stays too, because guests were told about it: no field writes it.
  event: versionKind("event", {
    input: updateEventInput,
    update: updateEvent,
    stays: eventFieldNames.filter((name) => eventField(name).staysOnRestore),
    sent: { ticketPrice: sentPrices, priceSteps: sentPrices },
  }),

  album: versionKind("album", {
    input: updateAlbumInput,
    // Not in the history.
    stays: ["consentNote"],
    async update(deps, input) {
      const { images = [] } = input;
      const stored = await findStoredImages(deps.db, images);
      // Images removed from an album are deleted within hours, unless the library keeps them.
      if (images.some(({ imageId }) => !stored.has(imageId))) {
        throw new AppError("CONFLICT", adminAlbumMessages.versionLacksImage);
      }
      await updateAlbum(deps, input);
    },
  }),

  post: versionKind("post", {
    input: updatePostInput,
    update: updatePost,
    stays: ["image", "publishAt", "takeDownAt"],
    sent: { content: sentContent },
  }),

  page: versionKind("page", {
    input: updatePageInput,
    update: updatePage,
    stays: ["publishAt", "takeDownAt"],
    sent: { content: sentContent },
  }),

  venue: versionKind("venue", { input: updateVenueInput, update: updateVenue }),

  // Possible only while it is a draft.
  campaign: versionKind("campaign", { input: updateCampaignInput, update: updateCampaign }),

  text: {
    columns: ["value"],
    async restore(deps, { id, version }) {
      const parsed = saveTextInput.safeParse({ key: id, value: version["value"] ?? null });
      if (!parsed.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
      // Only owners see the history.
      await saveText(deps, parsed.data, { isOwner: true });
    },
  },
};
