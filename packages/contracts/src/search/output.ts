import { z } from "zod";
import { campaignStatuses } from "../campaigns/rules.ts";
import { eventStatuses } from "../events/lifecycle.ts";
import { subscriberStatuses } from "../newsletter/rules.ts";
import { pageStatuses } from "../pages/rules.ts";
import { postStatuses } from "../posts/rules.ts";

/** Latest first. Items the caller's role may not read are left out. */
export const foundOutput = z.object({
  events: z.array(
    z.object({
      id: z.uuid(),
      eventName: z.string(),
      status: z.enum(eventStatuses),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      place: z.string(),
    }),
  ),
  posts: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(postStatuses),
      author: z.string(),
    }),
  ),
  pages: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      status: z.enum(pageStatuses),
      slug: z.string(),
    }),
  ),
  campaigns: z.array(
    z.object({ id: z.uuid(), subject: z.string(), status: z.enum(campaignStatuses) }),
  ),
  subscribers: z.array(
    z.object({ id: z.uuid(), email: z.string(), status: z.enum(subscriberStatuses) }),
  ),
  messages: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      subject: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export type Found = z.infer<typeof foundOutput>;

/** Max results of each kind. */
export const foundOfEachKind = 5;
