import { embedMessages } from "@before-ten/contracts/embed/messages";
import { defaultEmbedCount, maxEmbedCount } from "@before-ten/contracts/embed/rules";
import { type EmbedChoice, embedAddress, embedTag } from "@before-ten/contracts/embed/tag";
import { maxListLimit } from "@before-ten/contracts/shared/limits";
import { cityOf } from "@before-ten/contracts/events/location/location";
import { colours } from "@before-ten/contracts/shared/colours";
import { countryCodes, countryOf } from "@before-ten/contracts/shared/countries";
import {
  Button,
  CopyButton,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Textarea,
  Title,
} from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { EmbedFrame } from "./embed-frame.tsx";

const typingPauseMs = 400;
const nothing: EmbedChoice = { country: "", city: "", count: "", theme: "", accent: "" };

/** The tag for partners' pages, with what it can choose, and how the list looks. */
export function EmbedPage() {
  const [choice, setChoice] = useState(nothing);
  const upcoming = trpc.events.list.useQuery({ limit: maxListLimit });
  const cities = new Set(
    upcoming.data?.items.flatMap(({ country, location }) =>
      choice.country === "" || choice.country === country
        ? (cityOf(location, countryOf(country).name) ?? [])
        : [],
    ),
  );
  const countError = isCount(choice.count) ? undefined : embedMessages.countWrong;
  const accentError = isColour(choice.accent) ? undefined : embedMessages.accentWrong;
  const isRight = countError === undefined && accentError === undefined;
  const [address] = useDebouncedValue(isRight ? embedAddress(choice) : undefined, typingPauseMs);
  const tag = embedTag(window.location.origin, choice);
  const input = (name: keyof EmbedChoice) => ({
    value: choice[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      // A city of another country would leave an empty list.
      setChoice({ ...choice, ...(name === "country" && { city: "" }), [name]: value }),
  });
  return (
    <Stack>
      <BackLink to="/admin/events">Back to Events</BackLink>
      <Title order={1}>Embed the list</Title>
      <Text c="dimmed" maw="68ch">
        Venues and sponsors paste this tag into a page to show your next parties, always up to date.
        Links lead to your site and to the tickets.
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NativeSelect
              label="Country"
              data={[
                { value: "", label: "Every country" },
                ...countryCodes().map((code) => ({ value: code, label: countryOf(code).name })),
              ]}
              {...input("country")}
            />
            <NativeSelect
              label="City"
              data={[{ value: "", label: "Every city" }, ...[...cities].toSorted()]}
              {...input("city")}
            />
            <TextInput
              type="number"
              label="How many parties"
              min={1}
              max={maxEmbedCount}
              placeholder={String(defaultEmbedCount)}
              error={countError}
              {...input("count")}
            />
            <NativeSelect
              label="Ground"
              data={[
                { value: "", label: "Light" },
                { value: "dark", label: "Dark" },
              ]}
              {...input("theme")}
            />
            <TextInput
              label="Colour of days and buttons"
              placeholder={colours.magenta}
              maxLength={7}
              error={accentError}
              {...input("accent")}
            />
          </SimpleGrid>
          <Textarea label="Tag" readOnly autosize value={isRight ? tag : ""} />
          <Group>
            <CopyButton value={tag}>
              {({ copied, copy }) => (
                <Button disabled={!isRight} onClick={copy}>
                  {copied ? "Copied" : "Copy the tag"}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Stack>
        <Paper withBorder p="md">
          <Title order={2} size="h5" mb="sm">
            How it looks
          </Title>
          {address !== undefined && <EmbedFrame address={address} />}
        </Paper>
      </SimpleGrid>
    </Stack>
  );
}

function isCount(text: string): boolean {
  if (text === "") return true;
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= maxEmbedCount;
}

function isColour(text: string): boolean {
  return text.trim() === "" || /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim());
}
