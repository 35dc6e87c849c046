import { privacyMessages as messages } from "@before-ten/contracts/privacy/messages";
import type { Erasure, PrivacyRecords } from "@before-ten/contracts/privacy/output";
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { areaLabel, fieldLabel, removedText, valueText } from "./privacy-texts.ts";
import classes from "./privacy.module.css";

interface PersonRecordsProps {
  records: PrivacyRecords;
  onErased: (erasure: Erasure) => Promise<void>;
}

const revokeAfterMs = 60_000;

/** What is stored about a person, with buttons to export and erase it. */
export function PersonRecords({ records, onErased }: PersonRecordsProps) {
  const { email, isAdmin, sections, erasures } = records;
  const [isErasing, setIsErasing] = useState(false);
  return (
    <Stack component="section" gap="sm" aria-labelledby="person-records">
      <Group justify="space-between">
        <Title order={2} size="h4" id="person-records">
          {email}
        </Title>
        {sections.length > 0 && (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => save(records)}
            >
              Save as JSON
            </Button>
            {!isAdmin && (
              <Button color="red" onClick={() => setIsErasing(true)}>
                Erase...
              </Button>
            )}
          </Group>
        )}
      </Group>
      {isAdmin && <Alert color="gold">{messages.admin}</Alert>}
      {sections.length === 0 && <Text role="status">{messages.nothing}.</Text>}
      {erasures.map(({ id, removed, createdAt }) => (
        <Text key={id} size="sm" c="dimmed">
          Erased on {momentOf(createdAt)}. {removedText(removed)}
        </Text>
      ))}
      {sections.map(({ area, items }) => (
        <section key={area} className={classes.section} aria-label={areaLabel(area, items.length)}>
          <Title order={3} size="h5" mb="sm">
            {areaLabel(area, items.length)}
          </Title>
          {items.map((item, index) => (
            // The order is fixed.
            // oxlint-disable-next-line react/no-array-index-key
            <Fields key={index} item={item} />
          ))}
        </section>
      ))}
      <EraseDialog
        email={isErasing ? email : undefined}
        onErased={onErased}
        onClose={() => setIsErasing(false)}
      />
    </Stack>
  );
}

function Fields({ item }: { item: Record<string, unknown> }) {
  return (
    <dl className={classes.item}>
      {Object.entries(item).map(([name, value]) => {
        const text = valueText(value);
        return text === undefined ? null : (
          <div key={name} style={{ display: "contents" }}>
            <dt>{fieldLabel(name)}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function save({ email, sections }: PrivacyRecords): void {
  const stored = Object.fromEntries(sections.map(({ area, items }) => [area, items]));
  const text = JSON.stringify({ email, ...stored }, null, 2);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = "stored-data.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
