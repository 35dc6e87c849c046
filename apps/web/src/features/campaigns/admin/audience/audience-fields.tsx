import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import { campaignTopics, segmentEngagements } from "@before-ten/contracts/campaigns/rules";
import type { CampaignSegment } from "@before-ten/contracts/campaigns/segment";
import { topicLabels } from "@before-ten/contracts/newsletter/topic-labels";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import { Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { AudienceCount } from "./audience-count.tsx";
import { PreferenceField, SourcesField, TagsField } from "./choice-fields.tsx";

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
  unengaged: "Clicked in none of them",
  unknown: "Got no campaign yet",
};

/** Fields for a campaign's audience, with a live count of matching subscribers. */
export function AudienceFields({ value, onChange, errors = noErrors }: AudienceFieldsProps) {
  const { topic, segment } = value;
  const demand = (part: CampaignSegment) =>
    onChange({ ...value, segment: { ...segment, ...part } });
  const errorOf = (name: keyof CampaignSegment) => errors[`segment.${name}`];

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
        description="None chosen means everywhere. Subscribers who chose no country hear about all of them."
        value={segment.countries ?? []}
        error={errorOf("countries")}
        onChange={(chosen) => {
          const countries = countryCodes.filter((code) => chosen.includes(code));
          demand({ countries: someOf(countries) });
        }}
      >
        <Group gap="md" mt={6}>
          {countryCodes.map((code) => (
            <Checkbox key={code} value={code} label={countryOf(code).name} />
          ))}
        </Group>
      </Checkbox.Group>
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

/** An empty list would match no subscriber. */
function someOf<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
