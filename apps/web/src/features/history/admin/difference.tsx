import type { ChangedField } from "@before-ten/contracts/history/output";
import { isHidden, sideTexts } from "@before-ten/contracts/history/value-text";
import { Text } from "@mantine/core";
import { diffWordsWithSpace } from "diff";
import type { ReactNode } from "react";
import { isLong } from "./change-texts.ts";
import classes from "./history.module.css";

/** Longer texts aren't compared word by word, but shown whole. */
const maxCompared = 40_000;

interface DifferenceProps {
  changes: readonly ChangedField[];
  /** Replaces the field's label. */
  renderLabel?: (change: ChangedField) => ReactNode;
}

/** The old and new value of each field. */
export function Difference({ changes, renderLabel }: DifferenceProps) {
  return (
    <dl className={classes.difference}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{renderLabel?.(change) ?? change.label}</dt>
          <dd>
            <FieldDifference change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldDifference({ change }: { change: ChangedField }) {
  const { before, after } = change;
  if (isHidden(before) || isHidden(after)) {
    return (
      <Text span size="sm" c="dimmed">
        Changed; the values aren't kept here.
      </Text>
    );
  }
  const [was, is] = sideTexts(change);
  const areTexts = was !== "" && is !== "" && (isLong(was) || isLong(is));
  if (areTexts && was.length + is.length <= maxCompared)
    return <WordDifference was={was} is={is} />;
  return (
    <>
      {was !== "" && <Was text={was} />}
      {was !== "" && is !== "" && " "}
      {is !== "" && <Is text={is} />}
    </>
  );
}

function WordDifference({ was, is }: { was: string; is: string }) {
  let from = 0;
  return diffWordsWithSpace(was, is).map(({ value, added, removed }) => {
    // Its position in the old and the new text.
    const key = `${from} ${removed ? "was" : "is"}`;
    from += value.length;
    if (removed) return <Was key={key} text={value} />;
    return added ? <Is key={key} text={value} /> : <span key={key}>{value}</span>;
  });
}

/** `del` and `ins` differ by their lines too, not by colour alone. */
function Was({ text }: { text: string }) {
  return <del className={classes.was}>{text}</del>;
}

function Is({ text }: { text: string }) {
  return <ins className={classes.is}>{text}</ins>;
}
