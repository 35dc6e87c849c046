import { guestListInput } from "@before-ten/contracts/door/input";
import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import type { Door } from "@before-ten/contracts/door/output";
import { guestsStayForMs } from "@before-ten/contracts/door/rules";
import { Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import type { DoorLog } from "./use-door.ts";

const days = Math.round(guestsStayForMs / (24 * 3_600_000));

/** Adds a seller's list; also prints and deletes what is there. */
export function GuestListForm({ door, log }: { door: Door; log: DoorLog }) {
  const { id } = door.party;
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { id, text: "" },
    validate: schemaResolver(guestListInput, { sync: true }),
  });
  const add = trpc.door.addGuests.useMutation({
    onSuccess({ added, door: next }) {
      log.setDoor(next);
      form.reset();
      notifySuccess(messages.guestsAdded(added));
    },
    onError: (error) => refusedBy(error, form, { failed: messages.saveFailed }),
  });
  const remove = trpc.door.deleteGuests.useMutation({
    onSuccess({ message }) {
      log.setDoor({ ...door, guests: [] });
      notifySuccess(message);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.saveFailed })),
  });

  async function readFile(file: File | null) {
    if (file !== null) form.setFieldValue("text", await file.text());
  }

  return (
    <form
      ref={field}
      noValidate
      aria-label="Guest list"
      onSubmit={form.onSubmit((sent) => {
        if (!add.isPending) add.mutate(sent);
      }, refused)}
    >
      <Stack>
        <Textarea
          label="Add a ticket seller's list"
          description={`CSV with a heading row. Only names, ticket types, order numbers and quantities are kept, for ${days} days after the party.`}
          placeholder={"Name,Ticket type,Order,Quantity\nAna Silva,Early bird,1042,2"}
          minRows={3}
          maxRows={8}
          autosize
          {...form.getInputProps("text")}
        />
        <Group>
          <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void readFile(file)}>
            {(props) => (
              <Button variant="default" {...props}>
                Choose a file
              </Button>
            )}
          </FileButton>
          <Button type="submit" loading={add.isPending}>
            Add to the list
          </Button>
        </Group>
        {door.guests.length > 0 && (
          <Group>
            <Button variant="default" onClick={() => print()}>
              Print the list
            </Button>
            <Button
              variant="subtle"
              color="red"
              loading={remove.isPending}
              onClick={() => {
                if (confirm("Delete the guest list? What was counted stays."))
                  remove.mutate({ id });
              }}
            >
              Delete the list
            </Button>
          </Group>
        )}
        <Text size="sm" c="dimmed">
          Ticking guests off doesn't count them in: press “In” for everyone who enters.
        </Text>
      </Stack>
    </form>
  );
}
