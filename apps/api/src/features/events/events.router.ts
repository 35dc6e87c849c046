import {
  eventIdInput,
  eventListInput,
  eventSearchInput,
  eventsByCountryInput,
  featuredEventsInput,
  upcomingEventsInput,
} from "@before-ten/contracts/event";
import { limited, publicProcedure, router } from "../../trpc/init.ts";
import { getEvent, listEvents, recordVisit } from "./events.service.ts";

const tooManyVisits = "Too many requests. Please try again in a minute.";

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

  get: publicProcedure.input(eventIdInput).query(({ ctx, input }) => getEvent(ctx.deps, input.id)),

  recordView: publicProcedure
    .use(limited("view", tooManyVisits))
    .input(eventIdInput)
    .mutation(({ ctx, input }) => recordVisit(ctx.deps, input.id, "views")),

  recordClick: publicProcedure
    .use(limited("eventClick", tooManyVisits))
    .input(eventIdInput)
    .mutation(({ ctx, input }) => recordVisit(ctx.deps, input.id, "clicks")),
});
