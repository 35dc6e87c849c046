import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./form-section.module.css";

/** A part of a long form under a heading of its own. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md" className={classes.section}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
