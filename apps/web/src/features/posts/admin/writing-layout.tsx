import { Box, Button, CloseButton, Group, Stack, Textarea, Title } from "@mantine/core";
import { IconAdjustments } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { textFields } from "./post-form-values.ts";
import classes from "./writing-layout.module.css";

interface WritingLayoutProps {
  /** Title, summary and text. */
  children: ReactNode;
  settings: ReactNode;
  /** Names of the wrong fields. */
  wrong: readonly string[];
  /** How often saving was refused. Settings are then shown if only they are wrong. */
  refusals: number;
  notice: ReactNode;
  /** Buttons of the last row. */
  actions: ReactNode;
}

/** A page for writing: the text alone, and a drawer with everything else. */
export function WritingLayout(props: WritingLayoutProps) {
  const { children, settings, wrong, refusals, notice, actions } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [seenRefusals, setSeenRefusals] = useState(refusals);
  // Set while rendering, as the form focuses the first wrong field after this render.
  if (seenRefusals !== refusals) {
    setSeenRefusals(refusals);
    if (wrong.length > 0 && !wrong.some((name) => textFields.has(name))) setIsOpen(true);
  }

  function open() {
    flushSync(() => setIsOpen(true));
    drawer.current?.focus();
  }

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <Stack gap="lg" className={classes.frame}>
      <div className={classes.page} data-open={isOpen || undefined}>
        <Stack gap="md">{children}</Stack>
        <Box
          component="section"
          ref={drawer}
          id={id}
          tabIndex={-1}
          aria-label="Settings"
          hidden={!isOpen}
          className={classes.drawer}
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
        >
          <Group justify="space-between" mb="md">
            <Title order={2} size="h4">
              Settings
            </Title>
            <CloseButton aria-label="Close the settings" onClick={close} />
          </Group>
          {settings}
        </Box>
      </div>
      {notice}
      <FormFooter>
        <Button
          ref={button}
          variant="default"
          me="auto"
          leftSection={<IconAdjustments size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={isOpen ? close : open}
        >
          Settings
        </Button>
        {actions}
      </FormFooter>
    </Stack>
  );
}

/** The title, on as many lines as it needs. */
export function TitleField({ onChange, ...input }: ComponentProps<typeof Textarea>) {
  return (
    <Textarea
      variant="unstyled"
      aria-label="Title"
      placeholder="Title"
      required
      autosize
      minRows={1}
      classNames={{ input: classes.title }}
      onKeyDown={(press) => {
        if (press.key === "Enter") press.preventDefault();
      }}
      onChange={(event) => {
        event.currentTarget.value = event.currentTarget.value.replaceAll(/\s*[\r\n]+\s*/g, " ");
        onChange?.(event);
      }}
      {...input}
    />
  );
}

/** The lines below the title. */
export function LeadField({ "aria-label": label, ...input }: ComponentProps<typeof Textarea>) {
  return (
    <Textarea
      variant="unstyled"
      aria-label={label}
      required
      autosize
      minRows={1}
      classNames={{ input: classes.lead }}
      {...input}
    />
  );
}
