import {
  type CampaignAudience,
  type CreateCampaign,
  campaignAudienceInput,
  createCampaignInput,
} from "@before-ten/contracts/campaigns/input";
import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { type FormErrors, schemaResolver } from "@mantine/form";
import {
  type EditorContent,
  contentOf,
  newContent,
  readContent,
  sentContent,
} from "./editor/editor-values.ts";

/** What the form of a campaign holds. A draft can hold all of it. */
export type CampaignFormValues = EditorContent & CampaignAudience;

export function newCampaignValues(): CampaignFormValues {
  return { ...newContent(), topic: "events", segment: {} };
}

export function campaignValuesOf(campaign: Campaign): CampaignFormValues {
  return { ...contentOf(campaign), topic: campaign.topic, segment: campaign.segment };
}

/** Always in the same order, so that two of them can be compared as JSON. */
export function campaignTextOf(values: CampaignFormValues): CampaignFormValues {
  const { subject, previewText, senderName, blocks, topic, segment } = values;
  return { subject, previewText, senderName, blocks, topic, segment };
}

/** What isn't there, or is of another kind by now, is as in a new campaign. */
export function readCampaignText(stored: unknown): CampaignFormValues | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const initial = newCampaignValues();
  const audience = campaignAudienceInput.safeParse(stored);
  const { topic, segment } = audience.data ?? initial;
  return { ...readContent(new Map(Object.entries(stored)), initial), topic, segment };
}

const check = schemaResolver(createCampaignInput, { sync: true });

export function campaignErrors(values: CampaignFormValues): FormErrors {
  return check(inputOf(values));
}

/** Undefined while something in it is wrong. */
export function writtenCampaign(values: CampaignFormValues): CreateCampaign | undefined {
  return createCampaignInput.safeParse(inputOf(values)).data;
}

/** What the changes of a draft begin from. */
export interface CampaignBase {
  id: string;
  version: number;
  values: CampaignFormValues;
}

/** Of what is written only what was changed here: others may be changing the rest. */
export function changedCampaign(written: CreateCampaign, { id, version, values }: CampaignBase) {
  const before = new Map<string, unknown>(Object.entries(writtenCampaign(values) ?? {}));
  const changed = Object.entries(written).filter(
    ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return { id, baseVersion: version, ...Object.fromEntries<unknown>(changed) };
}

function inputOf(values: CampaignFormValues) {
  return { ...sentContent(values), topic: values.topic, segment: values.segment };
}
