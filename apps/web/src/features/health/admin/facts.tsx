import { Paper, Title } from "@mantine/core";
import { useId } from "react";
import classes from "../../../admin/list/facts.module.css";

interface FactsProps {
  title: string;
  /** Values by label. */
  facts: Readonly<Record<string, string>>;
}

export function Facts({ title, facts }: FactsProps) {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Title order={2} size="h5" mb="sm" id={id}>
        {title}
      </Title>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
