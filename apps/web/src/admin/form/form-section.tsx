import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./form-section.module.css";

/** A part of a long form. Its heading is beside the fields if there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.section}>
      <div className={classes.columns}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Stack gap="md" className={classes.fields}>
          {children}
        </Stack>
      </div>
    </div>
  );
}
