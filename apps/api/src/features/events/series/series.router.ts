import { adminSeriesMessages } from "@before-ten/contracts/series/admin-messages";
import {
  addDatesInput,
  createSeriesInput,
  previewDatesInput,
  previewSeriesUpdateInput,
  seriesIdInput,
  seriesListInput,
  updateSeriesInput,
} from "@before-ten/contracts/series/input";
import { changedSeriesOutput } from "@before-ten/contracts/series/output";
import { authorOf } from "../../../trpc/acting.ts";
import { formInput, imageInput } from "../../../trpc/form-input.ts";
import { adminOrKeyProcedure, cacheableProcedure, router } from "../../../trpc/init.ts";
import { saveOnce } from "../../../trpc/save-once.ts";
import { toldWith } from "../disruption/change-announcement.ts";
import { renderPoster } from "../admin-events.service.ts";
import { staysUntilChange } from "../stays-until-change.ts";
import { addDates, createSeries } from "./create-series.service.ts";
import { deleteSeries, getSeries, listSeries, previewDates } from "./series.service.ts";
import { previewSeriesUpdate, updateSeries } from "./update-series.service.ts";

export const seriesRouter = router({
  list: cacheableProcedure.input(seriesListInput).query(async ({ ctx, input }) => {
    const page = await listSeries(ctx.deps, input);
    staysUntilChange(
      ctx,
      page.items.map(({ next }) => next),
    );
    return page;
  }),

  get: cacheableProcedure.input(seriesIdInput).query(async ({ ctx, input }) => {
    const series = await getSeries(ctx.deps, input.id);
    staysUntilChange(ctx, series.upcoming);
    return series;
  }),

  previewDates: adminOrKeyProcedure("events:write")
    .input(previewDatesInput)
    .query(({ input }) => previewDates(input)),

  create: adminOrKeyProcedure("events:write")
    .meta({ idempotent: true })
    .input(formInput(createSeriesInput.safeExtend({ flyer: imageInput })))
    .mutation(({ ctx, input: { flyer, ...series } }) =>
      saveOnce(ctx, changedSeriesOutput, async () => {
        const poster = await renderPoster(ctx.deps, flyer);
        return (deps) => createSeries(deps, { ...series, poster });
      }),
    ),

  addDates: adminOrKeyProcedure("events:write")
    .meta({ idempotent: true })
    .input(addDatesInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, changedSeriesOutput, async () => (deps) => addDates(deps, input)),
    ),

  /** A mutation that writes nothing, because an event's text is too long for a query string. */
  previewUpdate: adminOrKeyProcedure("events:write")
    .meta({ changesNoPage: true })
    .input(previewSeriesUpdateInput)
    .mutation(({ ctx, input }) => previewSeriesUpdate(ctx.deps, input)),

  update: adminOrKeyProcedure("events:write")
    .input(formInput(updateSeriesInput.safeExtend({ flyer: imageInput })))
    .mutation(async ({ ctx, input: { flyer, changeReason, ...edit } }) =>
      updateSeries(ctx.deps, {
        ...edit,
        poster: await renderPoster(ctx.deps, flyer),
        told: toldWith(changeReason, authorOf(ctx.caller)),
      }),
    ),

  /** The events stay. */
  delete: adminOrKeyProcedure("events:write")
    .input(seriesIdInput)
    .mutation(async ({ ctx, input }) => {
      await deleteSeries(ctx.deps, input.id);
      return { message: adminSeriesMessages.deleted };
    }),
});
