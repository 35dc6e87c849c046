import {
  type CampaignAudience,
  type CreateCampaign,
  campaignAudienceInput,
  createCampaignInput,
} from "@before-ten/contracts/campaigns/input";
import type { Campaign } from "@before-ten/contracts/campaigns/output";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { type FormErrors, schemaResolver } from "@mantine/form";
import {
  type EditorContent,
  contentOf,
  newContent,
  readContent,
  sentContent,
} from "./editor/editor-values.ts";

/** Values of a campaign's form. All of them can be stored in a draft. */
export type CampaignFormValues = EditorContent & CampaignAudience;

/** An admin with a reach writes to its readers. */
export function newCampaignValues(senderName: string, reach?: Reach | null): CampaignFormValues {
  return { ...newContent(senderName), topic: "events", segment: reach ? readersOf(reach) : {} };
}

function readersOf({ countries, cities }: Reach): CampaignAudience["segment"] {
  if (countries.length > 0) return { countries };
  return cities.length > 0 ? { cities: cities.map(({ city }) => city) } : {};
}

export function campaignValuesOf(campaign: Campaign): CampaignFormValues {
  return { ...contentOf(campaign), topic: campaign.topic, segment: campaign.segment };
}

/** Always in the same order, so that two versions can be compared as JSON. */
export function campaignTextOf(values: CampaignFormValues): CampaignFormValues {
  const { subject, previewText, senderName, blocks, topic, segment } = values;
  return { subject, previewText, senderName, blocks, topic, segment };
}

/** Missing fields and those of another type are as in a new campaign. */
export function readCampaignText(stored: unknown): CampaignFormValues | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const initial = newCampaignValues(brandTexts.defaults.name);
  const audience = campaignAudienceInput.safeParse(stored);
  const { topic, segment } = audience.data ?? initial;
  return { ...readContent(new Map(Object.entries(stored)), initial), topic, segment };
}

const check = schemaResolver(createCampaignInput, { sync: true });

export function campaignErrors(values: CampaignFormValues): FormErrors {
  return check(inputOf(values));
}

/** Undefined while a value is invalid. */
export function writtenCampaign(values: CampaignFormValues): CreateCampaign | undefined {
  return createCampaignInput.safeParse(inputOf(values)).data;
}

/** The stored version that a draft's changes are based on. */
export interface CampaignBase {
  id: string;
  version: number;
  values: CampaignFormValues;
}

/** Sends only what was changed here, as others may be changing the rest. */
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
