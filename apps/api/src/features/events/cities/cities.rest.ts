import { cityOutput, citySummaryOutput } from "@before-ten/contracts/cities/output";
import { publicEventOutput } from "@before-ten/contracts/events/output";
import { z } from "zod";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { citiesRouter } from "./cities.router.ts";

const events = z.array(entityAnswer("Event", publicEventOutput));

const { rest } = rowsOf({ cities: citiesRouter });

export const cityRoutes = [
  rest({
    method: "GET",
    path: "/cities",
    procedure: "cities.list",
    doc: {
      summary: "List cities",
      description: "Those with an event, also a past one, or a published venue.",
      answer: { data: z.array(citySummaryOutput) },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/cities/:slug",
    procedure: "cities.get",
    doc: {
      summary: "Read a city",
      description: "Its venues, its upcoming events and up to 60 past ones.",
      example: { slug: "london" },
      refuses: { 404: "Nothing public is there." },
      answer: {
        data: cityOutput.extend({ upcoming: events, past: events }).meta({ id: "City" }),
      },
    },
    body: ({ upcoming, past, ...city }) => ({
      data: {
        ...city,
        upcoming: upcoming.map(withUnderscoreId),
        past: past.map(withUnderscoreId),
      },
    }),
  }),
];
