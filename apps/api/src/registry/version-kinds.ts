import { adminAlbumMessages } from "@before-ten/contracts/albums/admin-messages";
import { updateAlbumInput } from "@before-ten/contracts/albums/input";
import { updateCampaignInput } from "@before-ten/contracts/campaigns/input";
import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import { eventField, eventFieldNames } from "@before-ten/contracts/events/field-table";
import { updateEventInput } from "@before-ten/contracts/events/input";
import type { EditableKind } from "@before-ten/contracts/editing/rules";
import { updatePageInput } from "@before-ten/contracts/pages/input";
import { updatePostInput } from "@before-ten/contracts/posts/input";
import { saveTextInput } from "@before-ten/contracts/site/input";
import { updateVenueInput } from "@before-ten/contracts/venues/input";
import { AppError } from "@before-ten/contracts/shared/errors";
import { fieldsByColumn } from "@before-ten/db/queries/editing/field-columns";
import type { Db } from "@before-ten/db/client";
import { isVenue } from "@before-ten/db/queries/venues/venues";
import { z } from "zod";
import { historyMessages } from "@before-ten/contracts/history/messages";
import type { Deps, PastVersion, VersionKind } from "../deps.ts";
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
  /** Why fields can't be sent that name what is no longer stored. */
  findLost?: (db: Db, version: Columns) => Promise<Readonly<Record<string, string>>>;
}

function versionKind<Input extends z.ZodType>(
  kind: EditableKind,
  { input, update, stays = [], sent = {}, findLost }: Restored<Input>,
): VersionKind {
  const fields = [...fieldsByColumn[kind]]
    .filter(([, field]) => !stays.includes(field))
    // Shown in this order, the price and the text of a post last.
    .toSorted(([, a], [, b]) => Number(a in sent) - Number(b in sent));

  function sentOf({ id, differing, version }: PastVersion) {
    const values = fields
      .filter(([column]) => column in differing)
      .map(([column, field]) => ({
        column,
        value: sent[field]?.(version) ?? { [field]: differing[column] },
      }));
    return { values, parsed: input.safeParse(Object.assign({ id }, ...values.map(valueOf))) };
  }

  return {
    columns: fields.map(([column]) => column),

    async check({ db }, past) {
      const { values, parsed } = sentOf(past);
      const errors: Record<string, string> = { ...(await findLost?.(db, past.version)) };
      for (const { path, message } of parsed.error?.issues ?? [])
        errors[String(path[0])] ??= message;
      return new Map(
        values.flatMap(({ column, value }) => {
          const field = Object.keys(value).find((name) => Object.hasOwn(errors, name));
          return field === undefined ? [] : [[column, errors[field] ?? ""] as const];
        }),
      );
    },

    async restore(deps, past) {
      const { parsed } = sentOf(past);
      if (!parsed.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
      await update(deps, parsed.data);
    },
  };
}

function valueOf({ value }: { value: object }): object {
  return value;
}

/** A venue that was deleted for good can't come back to its parties. */
async function findLostVenue(db: Db, version: Columns): Promise<Readonly<Record<string, string>>> {
  const id = z.uuid().safeParse(version["venue_id"]);
  if (!id.success || (await isVenue(db, id.data))) return {};
  return { venueId: eventFormMessages.venueUnknown };
}

/** Images removed from an album are deleted within hours, unless the library keeps them. */
async function findLostImages(db: Db, version: Columns): Promise<Readonly<Record<string, string>>> {
  const { data: { images = [] } = {} } = updateAlbumInput.pick({ images: true }).safeParse(version);
  const stored = await findStoredImages(db, images);
  if (images.every(({ imageId }) => stored.has(imageId))) return {};
  return { images: adminAlbumMessages.versionLacksImage };
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
    findLost: findLostVenue,
  }),

  album: versionKind("album", {
    input: updateAlbumInput,
    // Not in the history.
    stays: ["consentNote"],
    update: updateAlbum,
    findLost: findLostImages,
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
    check: async () => new Map(),
    async restore(deps, { id, version }, { isOwner }) {
      const parsed = saveTextInput.safeParse({ key: id, value: version["value"] ?? null });
      if (!parsed.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
      await saveText(deps, parsed.data, { isOwner });
    },
  },
};
