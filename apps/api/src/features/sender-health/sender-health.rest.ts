import { senderHealthOutput } from "@before-ten/contracts/sender-health/output";
import { text } from "@before-ten/contracts/shared/output";
import { rowsOf } from "../../rest/route.ts";
import { senderHealthRouter } from "./sender-health.router.ts";

const { rest } = rowsOf({ senderHealth: senderHealthRouter });

const answer = { data: senderHealthOutput };

export const senderHealthRoutes = [
  rest({
    method: "GET",
    path: "/newsletter/sender",
    procedure: "senderHealth.get",
    doc: {
      summary: "Read the sender's health",
      description:
        "What the latest check of SPF, DKIM, DMARC, alignment, reverse name, TLS, one-click unsubscribing, postal address, complaints and bounces found. No campaign is sent while something is wrong.",
      answer,
    },
    body: (health) => ({ data: health }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/sender/check",
    procedure: "senderHealth.check",
    doc: {
      summary: "Check the sender now",
      description:
        "Instead of waiting for the daily check. Also sends a check email: to the mailbox for bounces, from where it is read, or to the caller.",
      limited: true,
      answer: { ...answer, message: text("The sender was checked.") },
    },
    body: ({ health, message }) => ({ data: health, message }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/sender/mail",
    procedure: "senderHealth.readMail",
    doc: {
      summary: "Read a check email as it arrived",
      description:
        "Verifies its signature and where it came from. Only the latest check email is accepted, and it isn't stored.",
      example: { source: "Return-Path: <hello@club.example>\r\nReceived: from …" },
      limited: true,
      answer,
    },
    body: (health) => ({ data: health }),
  }),
  rest({
    method: "POST",
    path: "/newsletter/sender/override",
    procedure: "senderHealth.override",
    doc: {
      summary: "Let campaigns go out although something is wrong",
      description: "For 24 hours. By owners; the history records who and why.",
      example: { reason: "The record is corrected and takes a day to spread." },
      refuses: { 409: "Nothing is wrong." },
      answer,
    },
    body: (health) => ({ data: health }),
  }),
  rest({
    method: "DELETE",
    path: "/newsletter/sender/override",
    procedure: "senderHealth.endOverride",
    doc: {
      summary: "End the override",
      description: "Campaigns are held back again while something is wrong.",
      answer,
    },
    body: (health) => ({ data: health }),
  }),
];
