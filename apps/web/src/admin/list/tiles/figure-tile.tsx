import { Paper, Skeleton, Text } from "@mantine/core";
import classes from "./figure-tile.module.css";

interface FigureTileProps {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  /** Text below the figure; empty while loading. */
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
