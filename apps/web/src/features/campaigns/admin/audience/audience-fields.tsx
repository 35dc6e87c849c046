import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { campaignTopics, segmentEngagements } from "@before-ten/contracts/campaigns/rules";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import { topicLabels } from "@before-ten/contracts/newsletter/choices-messages";
import { activeCountries, countryOf } from "@before-ten/contracts/shared/countries";
import {
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  TextInput,
  Button,
  Text,
} from "@mantine/core";
import type { ReactNode } from "react";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import {
  CitiesField,
  PartiesField,
  PreferenceField,
  SourcesField,
  TagsField,
} from "./choice-fields.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

const choosingPauseMs = 250;

/** Number of subscribers who match now. */
function AudienceCount({ audience }: { audience: CampaignAudience }) {
  const [settled] = useDebouncedValue(audience, choosingPauseMs);
  const { data, error, isPlaceholderData, refetch } = trpc.campaignAudience.count.useQuery(
    settled,
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isOld = isPlaceholderData || settled !== audience;
  return (
    <Group gap="sm" role="status" aria-live="polite" aria-busy={isOld}>
      {error !== null ? (
        <>
          <Text c="red">{errorSentence(error, { failed: "Failed to count the subscribers" })}</Text>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <Text fw={600} opacity={isOld ? 0.6 : 1}>
          {data === undefined ? "Counting…" : countText(data.count)}
        </Text>
      )}
    </Group>
  );
}

function countText(count: number): string {
  if (count === 0) return "Nobody matches";
  return count === 1 ? "1 subscriber" : `${count.toLocaleString("en-AU")} subscribers`;
}

interface AudienceFieldsProps {
  value: CampaignAudience;
  /** Called with the complete audience. */
  onChange: (value: CampaignAudience) => void;
  /** By path of the contract's input, e.g. `segment.subscribedFrom`. */
  errors?: Readonly<Record<string, ReactNode>>;
}

const noErrors = {};

const engagementLabels: Record<(typeof segmentEngagements)[number], string> = {
  engaged: "Clicked in one of the last campaigns they got",
  unengaged: "Clicked none of them",
  unknown: "No campaigns received yet",
};

/** Fields for a campaign's audience, with a live count of matching subscribers. */
export function AudienceFields({ value, onChange, errors = noErrors }: AudienceFieldsProps) {
  const { topic, segment } = value;
  const demand = (part: CampaignSegment) =>
    onChange({ ...value, segment: { ...segment, ...part } });
  const errorOf = (name: keyof CampaignSegment) => errors[`segment.${name}`];

  const offered = activeCountries(...(segment.countries ?? []));
  return (
    <Stack gap="md">
      <NativeSelect
        label="Topic"
        description="Only people who want this topic get the campaign"
        data={campaignTopics.map((each) => ({ value: each, label: topicLabels[each] }))}
        value={topic}
        error={errors["topic"]}
        onChange={({ currentTarget }) => {
          const chosen = campaignTopics.find((each) => each === currentTarget.value);
          if (chosen !== undefined) onChange({ ...value, topic: chosen });
        }}
      />
      <Checkbox.Group
        label="Countries"
        description="Leave empty for everywhere"
        value={segment.countries ?? []}
        error={errorOf("countries")}
        onChange={(chosen) => {
          const countries = offered.filter((code) => chosen.includes(code));
          demand({
            countries: someOf(countries),
            onlyWithCountry: countries.length === 0 ? undefined : segment.onlyWithCountry,
          });
        }}
      >
        <Group gap="md" mt={6}>
          {offered.map((code) => (
            <Checkbox key={code} value={code} label={countryOf(code).name} />
          ))}
        </Group>
      </Checkbox.Group>
      {(segment.countries !== undefined || segment.onlyWithCountry === true) && (
        <Radio.Group
          label="Subscribers without a country"
          value={segment.onlyWithCountry === true ? "only" : "also"}
          error={errorOf("onlyWithCountry")}
          onChange={(chosen) => demand({ onlyWithCountry: chosen === "only" || undefined })}
        >
          <Stack gap="xs" mt={6}>
            <Radio value="also" label="Also those who chose no country" />
            <Radio value="only" label={`Only those who chose ${countriesIn(segment)}`} />
          </Stack>
        </Radio.Group>
      )}
      <CitiesField
        value={segment.cities ?? []}
        error={errorOf("cities")}
        onChange={(cities) => demand({ cities: someOf(cities) })}
      />
      <PartiesField
        value={segment.clickedTickets ?? []}
        error={errorOf("clickedTickets")}
        onChange={(parties) => demand({ clickedTickets: someOf(parties) })}
      />
      <TagsField
        value={segment.tags ?? []}
        error={errorOf("tags")}
        onChange={(tags) => demand({ tags: someOf(tags) })}
      />
      <SourcesField
        value={segment.sources ?? []}
        error={errorOf("sources")}
        onChange={(sources) => demand({ sources: someOf(sources) })}
      />
      <PreferenceField
        value={segment.preference}
        error={errorOf("preference")}
        onChange={(preference) => demand({ preference })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="date"
          label="Subscribed from"
          value={segment.subscribedFrom ?? ""}
          error={errorOf("subscribedFrom")}
          onChange={({ currentTarget }) =>
            demand({ subscribedFrom: currentTarget.value || undefined })
          }
        />
        <TextInput
          type="date"
          label="Subscribed until"
          value={segment.subscribedUntil ?? ""}
          error={errorOf("subscribedUntil")}
          onChange={({ currentTarget }) =>
            demand({ subscribedUntil: currentTarget.value || undefined })
          }
        />
      </SimpleGrid>
      <NativeSelect
        label="Engagement"
        data={[
          { value: "", label: "Any engagement" },
          ...segmentEngagements.map((each) => ({ value: each, label: engagementLabels[each] })),
        ]}
        value={segment.engagement ?? ""}
        error={errorOf("engagement")}
        onChange={({ currentTarget }) =>
          demand({ engagement: segmentEngagements.find((each) => each === currentTarget.value) })
        }
      />
      <AudienceCount audience={value} />
    </Stack>
  );
}

const either = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** `the United Kingdom or Australia`. */
function countriesIn({ countries }: CampaignSegment): string {
  return countries === undefined ? "a country" : either.format(countries.map(countryInSentence));
}

/** An empty list would match no subscriber. */
function someOf<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
