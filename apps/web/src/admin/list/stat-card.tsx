import { Paper, Skeleton, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./stat-card.module.css";

interface StatCardProps {
  /** May be a link to what is counted: then it is as large as the card. */
  label: ReactNode;
  /** A text is shown as it is. */
  value: number | string;
  second: string;
  isLoading: boolean;
  /** Stands in place of the second figure. */
  error: string | undefined;
}

/** While it loads it names no figure: a zero would be read as one. */
export function StatCard({ label, value, second, isLoading, error }: StatCardProps) {
  return (
    <Paper withBorder px="md" py="sm" className={classes.card} aria-busy={isLoading}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {isLoading ? (
        <Skeleton visible>
          <p className={classes.figure}>&nbsp;</p>
          <Text size="sm">&nbsp;</Text>
        </Skeleton>
      ) : (
        <>
          <p className={classes.figure}>
            {typeof value === "number" ? value.toLocaleString("en-AU") : value}
          </p>
          <Text size="sm" c={error === undefined ? "dimmed" : "error"}>
            {error ?? second}
          </Text>
        </>
      )}
    </Paper>
  );
}
