import { setupMessages as messages } from "@before-ten/contracts/setup/messages";
import { demoOutput, setupStepOutput } from "@before-ten/contracts/setup/output";
import { text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { setupRouter } from "./setup.router.ts";

const { rest } = rowsOf({ setup: setupRouter });

export const setupRoutes = [
  rest({
    method: "GET",
    path: "/admin/setup",
    procedure: "setup.steps",
    doc: {
      summary: "List what a new site needs",
      description: "Each step with whether the site has it by now, as the dashboard lists them.",
      answer: { data: z.array(setupStepOutput) },
    },
    body: (steps) => ({ data: steps }),
  }),
  rest({
    method: "PUT",
    path: "/admin/setup/steps/:step",
    procedure: "setup.dismiss",
    doc: {
      summary: "Say whether a step is needed",
      description: "A dismissed step counts as done.",
      example: { step: "mail", isDismissed: true },
      answer: { data: z.array(setupStepOutput) },
    },
    body: (steps) => ({ data: steps }),
  }),
  rest({
    method: "GET",
    path: "/admin/setup/demo",
    procedure: "setup.demo",
    doc: {
      summary: "Count the demo club",
      description:
        "What removing it would remove now, and what it would keep. All zero on a site without one.",
      answer: { data: demoOutput },
    },
    body: (demo) => ({ data: demo }),
  }),
  rest({
    method: "POST",
    path: "/admin/setup/demo/remove",
    procedure: "setup.removeDemo",
    doc: {
      summary: "Remove the demo club",
      description:
        "Permanently deletes what the first start created, with its images. What the club created, changed or uses stays. No later start creates the demo again.",
      example: { typed: "remove" },
      answer: { data: demoOutput, message: text(messages.demoRemoved) },
    },
    body: ({ message, ...demo }) => ({ data: demo, message }),
  }),
];
