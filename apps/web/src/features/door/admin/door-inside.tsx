import type { Door } from "@before-ten/contracts/door/output";
import { nearlyFullShare } from "@before-ten/contracts/door/rules";
import { Paper, Text } from "@mantine/core";
import { insideOf } from "./inside.ts";
import type { DoorLog, Sending } from "./use-door.ts";
import classes from "./door.module.css";

/** How many are inside, beside the permitted number, whatever else is on the screen. */
export function DoorInside({ sheet, log }: { sheet: Door["sheet"]; log: DoorLog }) {
  const { legalCapacity } = sheet;
  const { inside } = insideOf(log.state);
  const notice = noticeOf(inside, legalCapacity);
  return (
    <Paper withBorder p="sm" className={classes.inside} data-level={notice?.level}>
      <Text component="p" className={classes.number}>
        <strong>{inside.toLocaleString("en-AU")}</strong> inside
        {legalCapacity !== null && ` of ${legalCapacity.toLocaleString("en-AU")} permitted`}
      </Text>
      <Text role="status" size="sm">
        {notice && <strong>{notice.text} </strong>}
        {sendingText(log.sending, log.waiting)}
      </Text>
    </Paper>
  );
}

function noticeOf(inside: number, legalCapacity: number | null) {
  if (legalCapacity === null) return undefined;
  if (inside >= legalCapacity) {
    return { level: "full", text: "Full: let people in only as others leave." };
  }
  if (inside < legalCapacity * nearlyFullShare) return undefined;
  const left = legalCapacity - inside;
  return {
    level: "nearly",
    text: `Nearly full: ${left} more ${left === 1 ? "person" : "people"}.`,
  };
}

function sendingText(sending: Sending, waiting: number): string {
  const entries = waiting === 1 ? "1 press is" : `${waiting.toLocaleString("en-AU")} presses are`;
  if (typeof sending === "object") {
    return waiting > 0 ? `${sending.refused} ${entries} kept on this phone.` : sending.refused;
  }
  if (sending === "offline") {
    const later = waiting > 0 ? ` ${entries} kept on this phone and sent later.` : "";
    return `No connection: other phones' presses are missing here.${later}`;
  }
  if (waiting > 0) return `${entries} being sent.`;
  return sending === "sending" ? "Asking the other phones." : "Up to date with all phones.";
}
