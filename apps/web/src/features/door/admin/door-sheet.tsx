import { doorSheetInput } from "@before-ten/contracts/door/input";
import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import type { Door } from "@before-ten/contracts/door/output";
import { maxDoors } from "@before-ten/contracts/door/rules";
import { Button, Group, Stack, TagsInput, Text, TextInput, Textarea, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { type ReactNode, useState } from "react";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import type { DoorLog } from "./use-door.ts";
import classes from "./door.module.css";

/** Line-up, contacts, what to do in an emergency. */
export function DoorSheet({ door, log }: { door: Door; log: DoorLog }) {
  const [isEditing, setEditing] = useState(false);
  const { lineUp, sheet } = door;
  if (isEditing) return <SheetForm door={door} log={log} onClose={() => setEditing(false)} />;
  return (
    <Stack>
      <Part title="Line-up">
        {lineUp.length === 0 ? (
          <Text c="dimmed">No line-up yet.</Text>
        ) : (
          <ul className={classes.lineUp}>
            {lineUp.map(({ time, name }) => (
              <li key={`${time} ${name}`}>
                <span>{time ?? ""}</span> {name}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Contacts">
        <Notes text={sheet.contacts} />
      </Part>
      <Part title="In an emergency">
        <Notes text={sheet.emergency} />
      </Part>
      <Part title="Permitted">
        {sheet.legalCapacity === null ? (
          <Text c="dimmed">Not given.</Text>
        ) : (
          <Text>{sheet.legalCapacity.toLocaleString("en-AU")} people at once</Text>
        )}
      </Part>
      <Group>
        <Button variant="default" onClick={() => setEditing(true)}>
          Edit the run sheet
        </Button>
      </Group>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </section>
  );
}

const phoneNumber = /(\+?\d[\d ()-]{6,}\d)/;

/** Lines of text in which one can press a phone number to call it. */
function Notes({ text }: { text: string }) {
  if (text === "") return <Text c="dimmed">Nothing yet.</Text>;
  return (
    <Text className={classes.notes}>
      {text.split(phoneNumber).map((part, index) => {
        if (index % 2 === 0) return part;
        const digits = part.replaceAll(/[^+\d]/g, "");
        return (
          <a key={digits} href={`tel:${digits}`}>
            {part}
          </a>
        );
      })}
    </Text>
  );
}

interface SheetFormProps {
  door: Door;
  log: DoorLog;
  onClose: () => void;
}

function SheetForm({ door: { party, sheet }, log, onClose }: SheetFormProps) {
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { id: party.id, ...sheet },
    validate: schemaResolver(doorSheetInput, { sync: true }),
  });
  const save = trpc.door.saveSheet.useMutation({
    onSuccess(next) {
      log.setDoor(next);
      notifySuccess(messages.sheetSaved);
      onClose();
    },
    onError: (error) => refusedBy(error, form, { failed: messages.saveFailed }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="Run sheet"
      onSubmit={form.onSubmit((sent) => {
        if (!save.isPending) save.mutate(sent);
      }, refused)}
    >
      <Stack>
        <TextInput
          label="Permitted number of people"
          description="By law or licence; leave it empty if you don't know it"
          inputMode="numeric"
          value={form.values.legalCapacity ?? ""}
          error={form.errors["legalCapacity"]}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, "");
            form.setFieldValue("legalCapacity", digits === "" ? null : Number(digits));
          }}
        />
        <TagsInput
          label="Doors"
          description="Press Enter after each"
          maxTags={maxDoors}
          {...form.getInputProps("doors")}
        />
        <Textarea label="Contacts" autosize minRows={3} {...form.getInputProps("contacts")} />
        <Textarea
          label="In an emergency"
          autosize
          minRows={3}
          {...form.getInputProps("emergency")}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={save.isPending}>
            Save the run sheet
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
