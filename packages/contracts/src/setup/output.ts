import { z } from "zod";
import { count, text } from "../shared/output.ts";
import { demoKinds, remainingReasons, maxNamedRemaining, setupSteps } from "./rules.ts";

export const setupStepOutput = z
  .object({
    step: z.enum(setupSteps).meta({ examples: ["party"] }),
    isDone: z.boolean().meta({ examples: [false], description: "By the state of the site" }),
    isDismissed: z
      .boolean()
      .meta({ examples: [false], description: "An owner said that it isn't needed" }),
  })
  .meta({ id: "SetupStep" });

export type SetupStepState = z.infer<typeof setupStepOutput>;

const examples = {
  event: 35,
  series: 2,
  venue: 19,
  album: 6,
  post: 14,
  campaign: 8,
  subscriber: 120,
};

const demoCounts = z
  .object({
    event: count(examples.event, "Parties, with their visits and checks of their ticket pages"),
    series: count(examples.series),
    venue: count(examples.venue),
    album: count(examples.album),
    post: count(examples.post),
    campaign: count(examples.campaign),
    subscriber: count(examples.subscriber),
    message: count(4, "Messages, with their answers"),
    "canned-answer": count(2),
    alert: count(20, "Sample people who wait for news of a party"),
    image: count(90),
  } satisfies Record<(typeof demoKinds)[number], unknown>)
  .meta({ description: "How many of each are the demo club's own, with those in the trash" });

export const demoOutput = z
  .object({
    counts: demoCounts,
    remaining: z
      .array(
        z.object({
          kind: z.enum(demoKinds).meta({ examples: ["event"] }),
          id: text("0198c5ae-0000-7000-8000-000000000001"),
          title: text("Golden 90s Rooftop"),
          reason: z.enum(remainingReasons).meta({
            examples: ["changed"],
            description:
              "`changed`: an admin or a key changed it; `used`: something of the club needs it, such as an album or a visitor's alert of an event",
          }),
        }),
      )
      .meta({
        description: `What stays, as it is the club's own now; ${maxNamedRemaining} at most`,
      }),
  })
  .meta({ id: "DemoClub" });

export type DemoClub = z.infer<typeof demoOutput>;
