import { cityInput } from "@before-ten/contracts/cities/input";
import { cacheableProcedure, router } from "../../../trpc/init.ts";
import { staysUntilChange } from "../stays-until-change.ts";
import { findCities, getCity } from "./cities.service.ts";

export const citiesRouter = router({
  list: cacheableProcedure.query(async ({ ctx }) =>
    (await findCities(ctx.deps)).map(({ slug, name }) => ({ slug, name })),
  ),

  get: cacheableProcedure.input(cityInput).query(async ({ ctx, input }) => {
    const city = await getCity(ctx.deps, input.slug);
    staysUntilChange(ctx, city.upcoming);
    return city;
  }),
});
