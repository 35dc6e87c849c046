import { Paper, Skeleton, Text } from "@mantine/core";
import classes from "./figure-tile.module.css";

interface FigureTileProps {
  label: string;
  /** Undefined: on its way. */
  value: string | undefined;
}

export function FigureTile({ label, value }: FigureTileProps) {
  return (
    <Paper withBorder px="md" py="sm" className={classes.tile}>
      <Text size="sm" c="dimmed" className={classes.label}>
        {label}
      </Text>
      <Skeleton visible={value === undefined}>
        <p className={classes.figure}>{value ?? "0"}</p>
      </Skeleton>
    </Paper>
  );
}
