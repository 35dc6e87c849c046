import type { DoorEntry } from "@before-ten/contracts/door/input";
import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import type { Door } from "@before-ten/contracts/door/output";
import { Button, Group, NativeSelect, Stack, Table, Text } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { insideOf } from "./inside.ts";
import { useOwnDoor } from "./use-own-door.ts";
import type { DoorLog } from "./use-door.ts";
import classes from "./door.module.css";

/** Two large buttons, and what each door has counted. */
export function DoorCounter({ door: { party, sheet }, log }: { door: Door; log: DoorLog }) {
  const [door, setDoor] = useOwnDoor(party.id, sheet.doors);
  const [last, setLast] = useState<DoorEntry>();
  const press = (kind: "in" | "out") => () => setLast(log.record({ kind, door }));
  return (
    <Stack>
      {sheet.doors.length > 1 && (
        <NativeSelect
          label="This phone is at"
          data={sheet.doors}
          value={door}
          onChange={(event) => setDoor(event.currentTarget.value)}
        />
      )}
      <div className={classes.clicker}>
        <Button
          size="xl"
          h="7rem"
          px="xs"
          leftSection={<IconPlus aria-hidden />}
          onClick={press("in")}
        >
          In
        </Button>
        <Button
          size="xl"
          h="7rem"
          px="xs"
          variant="default"
          leftSection={<IconMinus aria-hidden />}
          onClick={press("out")}
        >
          Out
        </Button>
      </div>
      <Button
        variant="subtle"
        disabled={last === undefined}
        onClick={() => {
          if (last !== undefined) log.undo(last);
          setLast(undefined);
        }}
      >
        {last === undefined
          ? "Undo the last press"
          : `Undo “${last.kind === "in" ? "In" : "Out"}” at ${last.door}`}
      </Button>
      {log.state.doors.length > 0 && <DoorTable log={log} />}
      <Attendance id={party.id} log={log} />
    </Stack>
  );
}

function DoorTable({ log: { state } }: { log: DoorLog }) {
  const total = insideOf(state);
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Door</Table.Th>
          <Table.Th scope="col">In</Table.Th>
          <Table.Th scope="col">Out</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...state.doors, ...(state.doors.length > 1 ? [{ door: "All", ...total }] : [])].map(
          ({ door, ins, outs }) => (
            <Table.Tr key={door}>
              <Table.Th scope="row">{door}</Table.Th>
              <Table.Td>{ins.toLocaleString("en-AU")}</Table.Td>
              <Table.Td>{outs.toLocaleString("en-AU")}</Table.Td>
            </Table.Tr>
          ),
        )}
      </Table.Tbody>
    </Table>
  );
}

function Attendance({ id, log }: { id: string; log: DoorLog }) {
  const { ins } = insideOf(log.state);
  const take = trpc.door.takeAttendance.useMutation({
    onSuccess(state) {
      log.setState(state);
      notifySuccess(messages.attendanceSaved(state.attendance));
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.saveFailed })),
  });
  if (ins === 0 || ins === log.state.attendance) return null;
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        The gallery and the figures say {log.state.attendance.toLocaleString("en-AU")}.
      </Text>
      <Button
        variant="default"
        disabled={log.waiting > 0}
        loading={take.isPending}
        onClick={() => take.mutate({ id })}
      >
        Save {ins.toLocaleString("en-AU")} as the attendance
      </Button>
    </Group>
  );
}
