import {
  eventIdInput,
  eventListInput,
  eventSearchInput,
  eventsByCountryInput,
  featuredEventsInput,
  adminEventListInput,
  upcomingEventsInput,
} from "@before-ten/contracts/events/input";
import {
  createEventInput,
  duplicateEventInput,
  setEventStatusInput,
  updateEventInput,
} from "@before-ten/contracts/events/write-input";
import { adminEventMessages } from "@before-ten/contracts/events/admin-messages";
import { viewLimit } from "../../http/visitors.ts";
import { formInput, imageInput } from "../../trpc/form-input.ts";
import { adminOrKeyProcedure, isAdmin, limited, publicProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import { z } from "zod";
import { publicEventOutput } from "@before-ten/contracts/events/output";
import { duplicateEvent } from "./duplicate-event.service.ts";
import { recordClick, recordView } from "./event-visits.service.ts";
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

const clickLimit = { ...viewLimit, name: "eventClick", max: 60 };

export const eventsRouter = router({
  list: publicProcedure
    .input(eventListInput)
    .query(({ ctx, input }) => listEvents(ctx.deps, input)),

  upcoming: publicProcedure
    .input(upcomingEventsInput)
    .query(({ ctx, input }) => listEvents(ctx.deps, input)),

  featured: publicProcedure
    .input(featuredEventsInput)
    .query(({ ctx, input }) => listEvents(ctx.deps, { ...input, featured: true })),

  byCountry: publicProcedure
    .input(eventsByCountryInput)
    .query(({ ctx, input }) => listEvents(ctx.deps, input)),

  search: publicProcedure
    .input(eventSearchInput)
    .query(({ ctx, input }) => listEvents(ctx.deps, input)),

  /** A draft only for admins. */
  get: publicProcedure
    .input(eventIdInput)
    .query(async ({ ctx, input }) =>
      (await isAdmin(ctx)) ? getAnyEvent(ctx.deps.db, input.id) : getEvent(ctx.deps, input.id),
    ),

  recordView: publicProcedure
    .use(limited(viewLimit))
    .input(eventIdInput)
    .mutation(({ ctx, input }) => recordView(ctx.deps, { id: input.id, visitor: ctx.visitor })),

  recordClick: publicProcedure
    .use(limited(clickLimit))
    .input(eventIdInput)
    .mutation(async ({ ctx, input }) => {
      const isReporter = (await ctx.findCallingKey()) !== undefined;
      await recordClick(ctx.deps, { id: input.id, visitor: ctx.visitor, isReporter });
    }),

  listForAdmin: adminOrKeyProcedure("read")
    .input(adminEventListInput)
    .query(({ ctx, input }) => listEventsForAdmin(ctx.deps, input)),

  create: adminOrKeyProcedure("events:write")
    .meta({ idempotent: true })
    .input(formInput(createEventInput.safeExtend({ flyer: imageInput })))
    .mutation(({ ctx, input: { flyer, ...event } }) =>
      saveOnce(ctx, publicEventOutput, async () => {
        const poster = await renderPoster(flyer);
        return (deps) => createEvent(deps, { ...event, poster });
      }),
    ),

  update: adminOrKeyProcedure("events:write")
    .input(formInput(updateEventInput.safeExtend({ flyer: imageInput })))
    .mutation(async ({ ctx, input: { flyer, ...event } }) =>
      updateEvent(ctx.deps, { ...event, poster: await renderPoster(flyer) }),
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

  delete: adminOrKeyProcedure("events:write")
    .input(eventIdInput)
    .mutation(async ({ ctx, input }) => {
      await deleteEvent(ctx.deps, input.id);
      return { message: adminEventMessages.deleted };
    }),
});
