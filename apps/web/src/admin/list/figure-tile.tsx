import { Paper, Skeleton, Text } from "@mantine/core";
import classes from "./figure-tile.module.css";

interface FigureTileProps {
  label: string;
  /** Undefined: on its way. */
  value: string | undefined;
  /** What is said of it below; empty while that is on its way. */
  note?: string;
}

export function FigureTile({ label, value, note }: FigureTileProps) {
  return (
    <Paper withBorder px="md" py="sm" className={classes.tile}>
      <Text size="sm" c="dimmed" className={classes.label}>
        {label}
      </Text>
      <Skeleton visible={value === undefined}>
        <p className={classes.figure}>{value ?? "\u00a0"}</p>
      </Skeleton>
      {note !== undefined && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {note}
        </Text>
      )}
    </Paper>
  );
}
