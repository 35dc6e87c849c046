import type { SiteText } from "@before-ten/contracts/site/output";
import { isOwnersText } from "@before-ten/contracts/site/rules";
import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { FormSection } from "../../../admin/form/form-section.tsx";
import { UnsavedChanges } from "../../../admin/form/unsaved-changes.tsx";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { SettingField } from "./setting-field.tsx";
import { settingRows } from "./setting-rows.ts";
import { useSettings } from "./use-settings.ts";

/** The club's name, addresses and numbers, which are texts of the site that only owners change. */
export function SettingsPage() {
  const texts = trpc.site.listTexts.useQuery(undefined, { staleTime: 0 });
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1}>Settings</Title>
      <Text c="dimmed">
        Changes appear on the site and in emails as soon as you save. What you don&apos;t change
        keeps its default.
      </Text>
      <LoadedList
        call={texts}
        loading={<LoadingRows label="Loading the settings" rows={8} />}
        errorTexts={{ failed: "Failed to load the settings" }}
      >
        {(all) => <SettingsForm texts={all.filter(({ key }) => isOwnersText(key))} />}
      </LoadedList>
    </Stack>
  );
}

const sections = [...new Set(Object.values(settingRows).map(({ section }) => section))];

function SettingsForm({ texts }: { texts: SiteText[] }) {
  const { field, errors, isChanged, isSaving, valueOf, change, save } = useSettings(texts);
  const byKey = new Map(texts.map((text) => [text.key, text]));
  return (
    <Paper withBorder p={{ base: "md", sm: "xl" }}>
      <form
        ref={field}
        data-saves
        noValidate
        aria-label="Settings"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <UnsavedChanges hasUnsaved={() => isChanged && !isSaving} />
        <Stack gap="lg">
          {sections.map((section) => (
            <FormSection key={section} title={section}>
              {Object.entries(settingRows).map(([name, row]) => {
                const text = byKey.get(`brand.${name}`);
                if (row.section !== section || text === undefined) return null;
                return (
                  <SettingField
                    key={name}
                    row={row}
                    text={text}
                    value={valueOf(text)}
                    error={errors[text.key]}
                    onChange={(value) => change(text, value)}
                  />
                );
              })}
            </FormSection>
          ))}
          <FormFooter>
            <Button type="submit" disabled={!isChanged} loading={isSaving}>
              Save settings
            </Button>
          </FormFooter>
        </Stack>
      </form>
    </Paper>
  );
}
