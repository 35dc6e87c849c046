import { maxBlockItems } from "@before-ten/contracts/campaigns/rules";
import { categoryChoices } from "@before-ten/contracts/posts/categories";
import { activeCountries, countryOf } from "@before-ten/contracts/shared/countries";
import { Group, NativeSelect, SegmentedControl, Stack } from "@mantine/core";
import { type ReactNode, use } from "react";
import { SiteTexts } from "../../../../lib/site-texts.tsx";
import { ChosenItems } from "./chosen-items.tsx";
import type { BlockOf } from "./editor-blocks.ts";
import { useEventItems, usePostItems } from "./use-content-items.ts";

interface ContentBlockProps<Block> {
  block: Block;
  error: ReactNode;
  onChange: (block: Block) => void;
}

const counts = Array.from({ length: maxBlockItems }, (_, index) => String(index + 1));

/** Chosen events, or a rule that selects them when the mail is written. */
export function EventsBlock({ block, error, onChange }: ContentBlockProps<BlockOf<"events">>) {
  return (
    <Stack gap="sm">
      <ByRule
        label="Which events"
        isRule={block.isRule}
        rule="The next ones"
        onChange={(isRule) => onChange({ ...block, isRule })}
      />
      {block.isRule ? (
        <Group gap="sm">
          <NativeSelect
            label="How many"
            data={counts}
            value={String(block.count)}
            onChange={({ currentTarget }) =>
              onChange({ ...block, count: Number(currentTarget.value) })
            }
          />
          <NativeSelect
            label="Where"
            data={[
              { value: "", label: "In any country" },
              ...activeCountries(block.country).map((code) => ({
                value: code,
                label: countryOf(code).name,
              })),
            ]}
            value={block.country}
            onChange={({ currentTarget }) => onChange({ ...block, country: currentTarget.value })}
          />
        </Group>
      ) : (
        <ChosenEvents
          ids={block.ids}
          error={error}
          onChange={(ids) => onChange({ ...block, ids })}
        />
      )}
    </Stack>
  );
}

/** Chosen posts, or a rule that selects them when the mail is written. */
export function PostsBlock({ block, error, onChange }: ContentBlockProps<BlockOf<"posts">>) {
  const texts = use(SiteTexts);
  return (
    <Stack gap="sm">
      <ByRule
        label="Which posts"
        isRule={block.isRule}
        rule="The latest ones"
        onChange={(isRule) => onChange({ ...block, isRule })}
      />
      {block.isRule ? (
        <Group gap="sm">
          <NativeSelect
            label="How many"
            data={counts}
            value={String(block.count)}
            onChange={({ currentTarget }) =>
              onChange({ ...block, count: Number(currentTarget.value) })
            }
          />
          <NativeSelect
            label="Category"
            data={[{ value: "", label: "Any category" }, ...categoryChoices(texts, block.category)]}
            value={block.category}
            onChange={({ currentTarget }) => onChange({ ...block, category: currentTarget.value })}
          />
        </Group>
      ) : (
        <ChosenPosts
          ids={block.ids}
          error={error}
          onChange={(ids) => onChange({ ...block, ids })}
        />
      )}
    </Stack>
  );
}

type ChosenProps = Pick<Parameters<typeof ChosenItems>[0], "ids" | "error" | "onChange">;

function ChosenEvents(props: ChosenProps) {
  return <ChosenItems label="events" {...props} {...useEventItems(props.ids)} />;
}

function ChosenPosts(props: ChosenProps) {
  return <ChosenItems label="posts" {...props} {...usePostItems(props.ids)} />;
}

interface ByRuleProps {
  label: string;
  isRule: boolean;
  rule: string;
  onChange: (isRule: boolean) => void;
}

function ByRule({ label, isRule, rule, onChange }: ByRuleProps) {
  return (
    <SegmentedControl
      aria-label={label}
      data={[
        { value: "rule", label: rule },
        { value: "choice", label: "Chosen ones" },
      ]}
      value={isRule ? "rule" : "choice"}
      onChange={(value) => onChange(value === "rule")}
    />
  );
}
