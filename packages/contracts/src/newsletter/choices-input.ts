import { z } from "zod";
import { campaignTopics } from "../campaigns/rules.ts";
import { countrySchema, maxCountries } from "../shared/country-schema.ts";
import { flagSchema } from "../shared/flag.ts";
import { choicesMessages } from "./choices-messages.ts";
import { pauseDays } from "./rules.ts";

/** What subscribers choose on the page their mails link to. */

/** From a mailed link; longer than any of ours. */
const token = z.string().max(500);

export const mailedLinkInput = z.object({ token });

export const setChoicesInput = z.object({
  token,
  topics: z
    .array(z.enum(campaignTopics))
    .max(campaignTopics.length)
    .transform((topics) => campaignTopics.filter((topic) => topics.includes(topic)))
    .meta({ description: "None: all of them" }),
  countries: z
    .array(countrySchema)
    .max(maxCountries)
    .transform((countries) => [...new Set(countries)])
    .meta({ description: "Where they live first; none: all of them" }),
});

/** The form's checkboxes. It sends an empty list if all of them are checked. */
export const choicesFormInput = z.object({
  topics: z.array(z.enum(campaignTopics)).min(1, choicesMessages.chooseTopic),
  countries: z.array(countrySchema).min(1, choicesMessages.chooseCountry),
});

export type SetChoices = z.infer<typeof setChoicesInput>;

export const setPauseInput = z.object({
  token,
  paused: flagSchema.meta({
    type: "boolean",
    description: `True: for ${pauseDays} days from now; false: no longer`,
  }),
});

export type SetPause = z.infer<typeof setPauseInput>;
