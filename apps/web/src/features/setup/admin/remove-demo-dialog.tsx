import { removeDemoInput } from "@before-ten/contracts/setup/input";
import { setupMessages as messages } from "@before-ten/contracts/setup/messages";
import type { DemoClub } from "@before-ten/contracts/setup/output";
import { demoKinds, maxNamedRemaining, removeDemoWord } from "@before-ten/contracts/setup/rules";
import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import dialogClasses from "../../../admin/form/dialog-choices.module.css";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { EntryLink } from "../../../admin/list/entry-link.tsx";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifySuccess } from "../../../lib/notify.ts";
import classes from "./setup.module.css";

interface RemoveDemoDialogProps {
  isOpen: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Says what will go and what stays, and asks to type a word. */
export function RemoveDemoDialog({ isOpen, ...props }: RemoveDemoDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title="Remove the demo club"
      centered
      classNames={{ content: dialogClasses.dialog ?? "" }}
    >
      <CountedDemo {...props} />
    </Modal>
  );
}

function CountedDemo(props: Omit<RemoveDemoDialogProps, "isOpen">) {
  const demo = trpc.setup.demo.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  return (
    <LoadedList
      call={demo}
      loading={<LoadingRows label="Counting the demo club" rows={1} rowHeight="17.5rem" />}
      errorTexts={{ failed: messages.demoLoadFailed }}
    >
      {(found) => <RemoveForm demo={found} {...props} />}
    </LoadedList>
  );
}

interface RemoveFormProps extends Omit<RemoveDemoDialogProps, "isOpen"> {
  demo: DemoClub;
}

function RemoveForm({ demo, onRemoved, onClose }: RemoveFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { typed: "" },
    validate: schemaResolver(removeDemoInput, { sync: true }),
  });
  const remove = trpc.setup.removeDemo.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      onRemoved();
      await utils.invalidate();
    },
    onError: (error) => refusedBy(error, form, { failed: messages.demoFailed }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="Remove the demo club"
      onSubmit={form.onSubmit(() => {
        if (!remove.isPending) remove.mutate({ typed: removeDemoWord });
      }, refused)}
    >
      <Stack>
        <Counts counts={demo.counts} />
        <Remaining remaining={demo.remaining} />
        <Text size="sm" c="dimmed">
          None of it goes to the trash. To keep a copy, first run <code>npx -y pnpm@12 backup</code>
          .
        </Text>
        <TextInput
          label={`Type ${removeDemoWord} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          required
          data-autofocus
          {...form.getInputProps("typed")}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" color="red" loading={remove.isPending}>
            Remove for good
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

function Counts({ counts }: Pick<DemoClub, "counts">) {
  const present = demoKinds.filter((kind) => counts[kind] > 0);
  if (present.length === 0) return <Text>There’s nothing left to remove.</Text>;
  return (
    <div>
      <Text>This goes for good:</Text>
      <ul className={classes.list} aria-label="What goes">
        {present.map((kind) => (
          <li key={kind}>{messages.counted(kind, counts[kind])}</li>
        ))}
      </ul>
    </div>
  );
}

function Remaining({ remaining }: Pick<DemoClub, "remaining">) {
  if (remaining.length === 0) return null;
  return (
    <div>
      <Text>
        This stays and is yours from now on
        {remaining.length === maxNamedRemaining && ` (the first ${maxNamedRemaining})`}:
      </Text>
      <ul className={classes.list} aria-label="What stays">
        {remaining.map((row) => (
          <li key={`${row.kind} ${row.id}`}>
            <RemainingTitle row={row} /> ({messages.kindName(row.kind)}):{" "}
            {messages.reasons[row.reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RemainingTitle({ row: { kind, id, title } }: { row: DemoClub["remaining"][number] }) {
  if (kind === "post") {
    return <EntryLink entry={{ kind: "post-publication", id, title }}>{title}</EntryLink>;
  }
  if (kind === "event" || kind === "campaign") {
    return <EntryLink entry={{ kind, id, title }}>{title}</EntryLink>;
  }
  return title;
}
