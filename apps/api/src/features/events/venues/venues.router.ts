import {
  adminVenueListInput,
  createVenueInput,
  updateVenueInput,
  venueIdInput,
  venueListInput,
} from "@before-ten/contracts/venues/input";
import { venueMessages } from "@before-ten/contracts/venues/messages";
import { adminVenueOutput } from "@before-ten/contracts/venues/output";
import { authorOf } from "../../../trpc/acting.ts";
import { adminOrKeyProcedure, cacheableProcedure, router } from "../../../trpc/init.ts";
import { saveOnce } from "../../../trpc/save-once.ts";
import { staysUntilChange } from "../stays-until-change.ts";
import {
  createVenue,
  deleteVenue,
  getAnyVenue,
  getVenue,
  listPublicVenues,
  listVenuesForAdmin,
  updateVenue,
} from "./venues.service.ts";

export const venuesRouter = router({
  list: cacheableProcedure
    .input(venueListInput)
    .query(({ ctx, input }) => listPublicVenues(ctx.deps, input)),

  get: cacheableProcedure.input(venueIdInput).query(async ({ ctx, input }) => {
    const venue = await getVenue(ctx.deps, input.id);
    staysUntilChange(ctx, venue.upcoming);
    return venue;
  }),

  listForAdmin: adminOrKeyProcedure("events:read")
    .input(adminVenueListInput)
    .query(({ ctx, input }) => listVenuesForAdmin(ctx.deps, input)),

  getForAdmin: adminOrKeyProcedure("events:read")
    .input(venueIdInput)
    .query(({ ctx, input }) => getAnyVenue(ctx.deps, input.id)),

  create: adminOrKeyProcedure("events:write")
    .meta({ idempotent: true })
    .input(createVenueInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, adminVenueOutput, async () => (deps) => createVenue(deps, input)),
    ),

  update: adminOrKeyProcedure("events:write")
    .input(updateVenueInput)
    .mutation(({ ctx, input }) => updateVenue(ctx.deps, input)),

  delete: adminOrKeyProcedure("events:write")
    .input(venueIdInput)
    .mutation(async ({ ctx, input }) => {
      await deleteVenue(ctx.deps, { id: input.id, deletedBy: authorOf(ctx.caller) });
      return { message: venueMessages.deleted };
    }),
});
