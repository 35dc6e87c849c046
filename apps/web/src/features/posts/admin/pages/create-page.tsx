import {
  type DutiesCountry,
  countryDuties,
  elsewhere,
} from "@before-ten/contracts/pages/country-duties";
import {
  type PageTemplateName,
  pageTemplates,
  writeTemplate,
} from "@before-ten/contracts/pages/templates";
import { Button, NativeSelect, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { BackLink } from "../../../../admin/shell/back-link.tsx";
import { contentOf, withoutFacts } from "../post-content.ts";
import { newWriting } from "../post-form-values.ts";
import { PageForm } from "./page-form.tsx";
import type { PageFormValues } from "./page-form-values.ts";

/** Asks what the page begins with, then shows its form. */
export function CreatePage() {
  const [initial, setInitial] = useState<PageFormValues>();
  return (
    <Stack>
      <BackLink to="/admin/pages">Back to Pages</BackLink>
      <Title order={1}>New page</Title>
      {initial === undefined ? (
        <TemplateChoice onChoose={setInitial} />
      ) : (
        <PageForm initial={initial} />
      )}
    </Stack>
  );
}

const countries = Object.keys(countryDuties).filter(isDutiesCountry);

function isDutiesCountry(code: string): code is DutiesCountry {
  return Object.hasOwn(countryDuties, code);
}

const names = Object.keys(pageTemplates).filter((name): name is PageTemplateName =>
  Object.hasOwn(pageTemplates, name),
);

function TemplateChoice({ onChoose }: { onChoose: (initial: PageFormValues) => void }) {
  const [country, setCountry] = useState<DutiesCountry | undefined>("AU");
  return (
    <Stack>
      <Text c="dimmed" maw="68ch">
        A template has headings, and gaps in brackets for what only you know. It names the laws and
        authorities of your country, but isn&apos;t legal advice.
      </Text>
      <NativeSelect
        label="Where the club is"
        maw="20rem"
        value={country ?? ""}
        onChange={({ currentTarget: { value } }) =>
          setCountry(isDutiesCountry(value) ? value : undefined)
        }
        data={[
          ...countries.map((code) => ({ value: code, label: countryDuties[code].country })),
          { value: "", label: elsewhere.country },
        ]}
      />
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} p={0} m={0}>
        {names.map((name) => (
          <Choice
            key={name}
            {...pageTemplates[name]}
            onChoose={() => onChoose(begun(name, country))}
          />
        ))}
        <Choice label="Empty page" hint="Any other page" onChoose={() => onChoose(newWriting)} />
      </SimpleGrid>
    </Stack>
  );
}

function begun(name: PageTemplateName, country: DutiesCountry | undefined): PageFormValues {
  const { document, ...written } = writeTemplate(name, country);
  const blocks = document.blocks.map(withoutFacts);
  return { ...newWriting, ...written, ...contentOf({ version: 1, blocks }) };
}

interface ChoiceProps {
  label: string;
  hint: string;
  onChoose: () => void;
}

function Choice({ label, hint, onChoose }: ChoiceProps) {
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: "none" }}>
      <Stack gap="xs" align="start">
        <Text size="sm">{hint}</Text>
        <Button variant="default" onClick={onChoose}>
          {label}
        </Button>
      </Stack>
    </Paper>
  );
}
