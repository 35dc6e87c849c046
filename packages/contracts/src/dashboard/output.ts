import { z } from "zod";
import { calendarEntryOutput } from "../calendar/output.ts";
import { disruptionKinds } from "../events/disruption.ts";
import { announcedChangesOutput } from "../events/announced-changes-output.ts";
import { publicEventOutput } from "../events/output.ts";
import { count, idOutput, text } from "../shared/output.ts";

/** The figures at the top of the dashboard, each the length of an admin list. */
export const dashboardStatsOutput = z
  .object({
    totalEvents: count(14),
    publishedEvents: count(
      11,
      "Taking place, ended or not: `/admin/events?status=active` lists them",
    ),
    activeEvents: count(
      4,
      "Taking place and not over yet: `/admin/events?status=active&ended=false`",
    ),
    expiredEvents: count(8, "Over, or marked as completed: `/admin/events?ended=true`"),
    draftEvents: count(2),
    totalRegistrations: count(1_830),
  })
  .meta({ id: "DashboardStats" });

export type DashboardStats = z.infer<typeof dashboardStatsOutput>;

const eventFields = {
  id: true,
  eventName: true,
  country: true,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  timeZoneAbbreviation: true,
  capacity: true,
  unlimitedCapacity: true,
  registrations: true,
  availability: true,
  onSaleFrom: true,
  dayNotice: true,
  status: true,
} as const;

/** An event that is on now or begins within seven days. */
const nextEventOutput = publicEventOutput.pick(eventFields).extend({
  place: text("The Corn Exchange, London"),
  disruption: z
    .enum(disruptionKinds)
    .nullable()
    .meta({ description: "Its cancellation or change; null: as announced" }),
  changes: announcedChangesOutput,
  clicks: count(12, "Clicks on its tickets, in total"),
});

/** A figure for the last seven complete days everywhere, and for the seven before them. */
const trendOutput = z.object({ now: count(12), before: count(8) });

/** What an admin wants to see first. */
export const dashboardOverviewOutput = z
  .object({
    nextEvents: z
      .array(nextEventOutput)
      .meta({ description: "On now or within seven days, soonest first; 20 at most" }),
    trends: z
      .object({
        until: text("2026-12-03", "The last of the seven days that are counted"),
        views: trendOutput,
        clicks: trendOutput,
        newSubscribers: trendOutput,
      })
      .meta({
        description:
          "The last seven days that are over in every time zone, and the seven before them",
      }),
    drafts: z.object({
      events: count(2),
      posts: count(1),
      latest: z
        .array(
          z.object({
            kind: z.enum(["event", "post"]).meta({ examples: ["event"] }),
            id: idOutput,
            title: text("Sunday Disco"),
          }),
        )
        .meta({ description: "The drafts that were changed last; 5 at most" }),
    }),
    scheduled: z.array(calendarEntryOutput).meta({
      description:
        "What is scheduled next, 5 at most; campaigns only for callers who may read them",
    }),
    unreadMessages: count(2, "Null without the permission to read messages").nullable(),
  })
  .meta({ id: "DashboardOverview" });

export type DashboardOverview = z.infer<typeof dashboardOverviewOutput>;
export type NextEvent = DashboardOverview["nextEvents"][number];
export type Trend = z.infer<typeof trendOutput>;
