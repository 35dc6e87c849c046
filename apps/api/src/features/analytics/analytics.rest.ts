import {
  analyticsOutput,
  campaignFiguresOutput,
  comparedCampaignOutput,
  eventFiguresOutput,
  exportedRowOutput,
  figuresOutput,
} from "@before-ten/contracts/analytics/output";
import { exampleId } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { analyticsRouter } from "./analytics.router.ts";
import { writeCampaigns } from "./campaign-figures.service.ts";
import { writeFigures } from "./figures-files.ts";

const { rest, restStream } = rowsOf({ analytics: analyticsRouter });

export const analyticsRoutes = [
  rest({
    method: "GET",
    path: "/admin/analytics",
    procedure: "analytics.get",
    doc: {
      summary: "Read views, clicks and sign-ups",
      description: "Views, clicks and new subscribers, by day, event, country and channel.",
      example: { period: "30d" },
      answer: { data: analyticsOutput },
    },
    body: (analytics) => ({ data: analytics }),
  }),
  rest({
    method: "GET",
    path: "/admin/analytics/figures",
    procedure: "analytics.figures",
    doc: {
      summary: "Read a table of figures",
      description:
        "Ticket clicks, page views, the click rate or new subscribers of a period, by `rows` and crossed with `columns`, compared with the period before. The parts add up to the total; `notes` says where they don't.",
      example: { measure: "clicks", rows: "event", columns: "channel", month: "2026-11" },
      answer: { data: figuresOutput },
    },
    body: (figures) => ({ data: figures }),
  }),
  rest({
    method: "GET",
    path: "/admin/analytics/events/:id",
    procedure: "analytics.event",
    doc: {
      summary: "Read the results of a party",
      description:
        "Attendance and review scores, with those of the party before, and what happened when. Its visits are figures with `event` and `against`.",
      example: { id: exampleId },
      answer: { data: eventFiguresOutput },
    },
    body: (figures) => ({ data: figures }),
  }),
  rest({
    method: "GET",
    path: "/admin/analytics/campaigns",
    procedure: "analytics.campaigns",
    doc: {
      summary: "Compare campaigns",
      description:
        "Campaigns beside each other, and what to do next where the club's own campaigns say so.",
      example: { sort: "clicked" },
      answer: { data: campaignFiguresOutput },
    },
    body: (figures) => ({ data: figures }),
  }),
  restStream({
    method: "GET",
    path: "/admin/analytics/campaigns/export",
    procedure: "analytics.exportCampaigns",
    doc: {
      summary: "Export the comparison of campaigns",
      description: "All of them, as a CSV file (`format=csv`) or as JSON.",
      example: { sort: "clicked", format: "csv" },
      answer: { data: z.array(comparedCampaignOutput) },
      alsoAs: { type: "text/csv", example: "Campaign,Sent on (UTC),Sent,Delivered\r\n" },
    },
    stream: (plan, deps) => ({
      type: plan.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      fileName: plan.fileName,
      content: writeCampaigns(deps, plan),
    }),
  }),
  restStream({
    method: "GET",
    path: "/admin/analytics/figures/export",
    procedure: "analytics.exportFigures",
    doc: {
      summary: "Export a table of figures",
      description:
        "The same table with all of its rows and columns, as a CSV file (`format=csv`) or as JSON.",
      example: { measure: "clicks", rows: "event", columns: "channel", format: "csv" },
      answer: { data: z.array(exportedRowOutput) },
      alsoAs: {
        type: "text/csv",
        example: "Party,Detail,Newsletter,Direct,Ticket clicks,Period before,Change\r\n",
      },
    },
    stream: (plan, deps) => ({
      type: plan.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      fileName: plan.fileName,
      content: writeFigures(deps, plan),
    }),
  }),
];
