import {
  eventIdInput,
  recordVisitInput,
  eventListInput,
  eventSearchInput,
  eventsByCountryInput,
  featuredEventsInput,
  adminEventListInput,
  upcomingEventsInput,
} from "@before-ten/contracts/events/query";
import {
  createEventInput,
  duplicateEventInput,
  setEventStatusInput,
} from "@before-ten/contracts/events/input";
import {
  dayNoticeInput,
  disruptEventInput,
  editEventInput,
} from "@before-ten/contracts/events/disruption-input";
import { bulkEventsInput, exportEventsInput } from "@before-ten/contracts/events/bulk-input";
import { undoInput } from "@before-ten/contracts/trash/input";
import { repeatEventInput } from "@before-ten/contracts/series/input";
import { changedSeriesOutput } from "@before-ten/contracts/series/output";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { z } from "zod";
import { publicEventOutput } from "@before-ten/contracts/events/output";
import { viewLimit } from "../../http/client/visitors.ts";
import { authorOf } from "../../trpc/acting.ts";
import type { Context } from "../../trpc/context.ts";
import { formInput, imageInput } from "../../trpc/form-input.ts";
import {
  adminOrKeyProcedure,
  cacheableProcedure,
  limited,
  publicProcedure,
  readIfPermitted,
  router,
} from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { changeManyEvents, undoManyEvents } from "./bulk-events.service.ts";
import { planEventExport } from "./event-files.ts";
import { toldWith } from "./disruption/change-announcement.ts";
import { setDayNotice } from "./disruption/day-notice.service.ts";
import { disruptEvent, undisruptEvent } from "./disruption/disrupt-event.service.ts";
import { duplicateEvent } from "./duplicate-event.service.ts";
import { recordClick, recordView } from "./visits/event-visits.service.ts";
import { getEvent, listEvents } from "./events.service.ts";
import {
  createEvent,
  deleteEvent,
  getAnyEvent,
  listEventsForAdmin,
  renderPoster,
  setEventStatus,
  updateEvent,
} from "./admin-events.service.ts";
import { repeatEvent } from "./series/create-series.service.ts";
import { staysUntilChange } from "./stays-until-change.ts";

const clickLimit = { ...viewLimit, name: "eventClick", max: 60 };

export const eventsRouter = router({
  list: cacheableProcedure.input(eventListInput).query(({ ctx, input }) => listFor(ctx, input)),

  upcoming: cacheableProcedure
    .input(upcomingEventsInput)
    .query(({ ctx, input }) => listFor(ctx, input)),

  featured: cacheableProcedure
    .input(featuredEventsInput)
    .query(({ ctx, input }) => listFor(ctx, { ...input, featured: true })),

  byCountry: cacheableProcedure
    .input(eventsByCountryInput)
    .query(({ ctx, input }) => listFor(ctx, input)),

  search: cacheableProcedure.input(eventSearchInput).query(({ ctx, input }) => listFor(ctx, input)),

  /** Drafts only for admins. */
  get: cacheableProcedure.input(eventIdInput).query(async ({ ctx, input }) => {
    const any = await readIfPermitted(ctx, "events:read", () => getAnyEvent(ctx.deps, input.id));
    if (any !== undefined) return any;
    const event = await getEvent(ctx.deps, input.id);
    staysUntilChange(ctx, [event]);
    return event;
  }),

  recordView: publicProcedure
    .meta({ countsOnly: true })
    .use(limited(viewLimit))
    .input(recordVisitInput)
    .mutation(async ({ ctx, input }) => {
      await recordView(ctx.deps, { ...input, visitor: ctx.visitor });
      // A value, because tRPC omits undefined answers.
      return null;
    }),

  recordClick: publicProcedure
    .meta({ countsOnly: true })
    .use(limited(clickLimit))
    .input(recordVisitInput)
    .mutation(async ({ ctx, input }) => {
      const isReporter = (await ctx.findCallingKey()) !== undefined;
      await recordClick(ctx.deps, { ...input, visitor: ctx.visitor, isReporter });
      return null;
    }),

  listForAdmin: adminOrKeyProcedure("events:read")
    .input(adminEventListInput)
    .query(({ ctx, input }) => listEventsForAdmin(ctx.deps, input)),

  create: adminOrKeyProcedure("events:write")
    .meta({ idempotent: true })
    .input(formInput(createEventInput.safeExtend({ flyer: imageInput })))
    .mutation(({ ctx, input: { flyer, ...event } }) =>
      saveOnce(ctx, publicEventOutput, async () => {
        const poster = await renderPoster(ctx.deps, flyer);
        return (deps) => createEvent(deps, { ...event, poster });
      }),
    ),

  update: adminOrKeyProcedure("events:write")
    .input(formInput(editEventInput.safeExtend({ flyer: imageInput })))
    .mutation(async ({ ctx, input: { flyer, changeReason, ...event } }) =>
      updateEvent(ctx.deps, {
        ...event,
        poster: await renderPoster(ctx.deps, flyer),
        told: toldWith(changeReason, authorOf(ctx.caller)),
      }),
    ),

  setStatus: adminOrKeyProcedure("events:write")
    .input(setEventStatusInput)
    .mutation(({ ctx, input }) => setEventStatus(ctx.deps, input)),

  duplicate: adminOrKeyProcedure("events:write")
    .meta({ idempotent: true })
    .input(duplicateEventInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, z.array(publicEventOutput), async () => (deps) => duplicateEvent(deps, input)),
    ),

  /** Makes the event the first of a series. */
  repeat: adminOrKeyProcedure("events:write")
    .meta({ idempotent: true })
    .input(repeatEventInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, changedSeriesOutput, async () => (deps) => repeatEvent(deps, input)),
    ),

  disrupt: adminOrKeyProcedure("events:write")
    .input(disruptEventInput)
    .mutation(({ ctx, input }) =>
      disruptEvent(ctx.deps, { ...input, saidBy: authorOf(ctx.caller).name }),
    ),

  setDayNotice: adminOrKeyProcedure("events:write")
    .input(dayNoticeInput)
    .mutation(({ ctx, input }) =>
      setDayNotice(ctx.deps, { ...input, saidBy: authorOf(ctx.caller).name }),
    ),

  /** Takes the disruption back. */
  undisrupt: adminOrKeyProcedure("events:write")
    .input(eventIdInput)
    .mutation(({ ctx, input }) =>
      undisruptEvent(ctx.deps, { id: input.id, saidBy: authorOf(ctx.caller).name }),
    ),

  delete: adminOrKeyProcedure("events:write")
    .input(eventIdInput)
    .mutation(async ({ ctx, input }) => {
      await deleteEvent(ctx.deps, { id: input.id, deletedBy: authorOf(ctx.caller) });
      return { message: adminEventMessages.deleted };
    }),

  bulk: adminOrKeyProcedure("events:write")
    .input(bulkEventsInput)
    .mutation(({ ctx, input }) =>
      changeManyEvents(ctx.deps, { ...input, by: authorOf(ctx.caller) }),
    ),

  undoBulk: adminOrKeyProcedure("events:write")
    .input(undoInput)
    .mutation(({ ctx, input }) => undoManyEvents(ctx.deps, input.undoId)),

  /** Returns the rows; REST writes the file. */
  export: adminOrKeyProcedure("events:read")
    .input(exportEventsInput)
    .query(({ ctx, input }) => planEventExport(ctx.deps, input.ids)),
});

async function listFor(ctx: Context, input: Parameters<typeof listEvents>[1]) {
  const page = await listEvents(ctx.deps, input);
  staysUntilChange(ctx, page.items);
  return page;
}
