import { Paper, Skeleton, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./stat-card.module.css";

interface StatCardProps {
  /** May link to what is counted; the link then covers the card. */
  label: ReactNode;
  /** A text is shown as it is. */
  value: number | string;
  second: string;
  isLoading: boolean;
  /** Replaces the second figure. */
  error: string | undefined;
}

/** Shows no figure while loading, as a zero would be taken for the result. */
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
