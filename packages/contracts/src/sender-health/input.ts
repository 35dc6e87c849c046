import { z } from "zod";
import { senderHealthMessages as messages } from "./messages.ts";
import { maxMailSource, maxOverrideReason } from "./rules.ts";

export const readMailInput = z
  .object({
    source: z
      .string(messages.sourceRequired)
      .max(maxMailSource, messages.sourceTooLong)
      .refine((source) => source.trim() !== "", messages.sourceRequired)
      .meta({ description: "The source of the latest check email, with its headers" }),
  })
  .meta({ examples: [{ source: "Return-Path: <hello@club.example>\r\nReceived: from …" }] });

export const overrideInput = z
  .object({
    reason: z
      .string(messages.reasonRequired)
      .trim()
      .min(3, messages.reasonRequired)
      .max(maxOverrideReason, messages.reasonTooLong),
  })
  .meta({ examples: [{ reason: "The record is corrected and takes a day to spread." }] });
