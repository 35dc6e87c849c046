import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { NativeSelect } from "@mantine/core";
import { trpc } from "../../../lib/api/trpc.ts";
import type { MessageActions } from "./use-message-actions.ts";

interface AssigneeSelectProps {
  message: AdminContactMessage;
  actions: MessageActions;
}

/** Assigns a message to an admin; a change is saved at once. */
export function AssigneeSelect({ message, actions }: AssigneeSelectProps) {
  const { data, error } = trpc.contact.listAssignees.useQuery();
  const { assignee } = message;
  const found = data ?? [];
  // Shows the current assignee even before the list of admins has loaded.
  const isKnown = assignee === null || found.some(({ id }) => id === assignee.id);
  const choices = isKnown ? found : [assignee, ...found];
  return (
    <NativeSelect
      label="Assigned to"
      maw="20rem"
      data={[
        { value: "", label: "Nobody" },
        ...choices.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={assignee?.id ?? ""}
      error={error !== null && "The admins can't be listed right now"}
      onChange={({ currentTarget: { value } }) =>
        actions.assign(message, value === "" ? null : value)
      }
    />
  );
}
