import type { SetupStepState } from "@before-ten/contracts/setup/output";
import { setupMessages as messages } from "@before-ten/contracts/setup/messages";
import type { SetupStep } from "@before-ten/contracts/setup/rules";
import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCircle, IconCircleCheck, IconCircleMinus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError } from "../../../lib/notify.ts";
import { RemoveDemoDialog } from "./remove-demo-dialog.tsx";
import classes from "./setup.module.css";

interface StepText {
  title: string;
  /** What to do. */
  hint: ReactNode;
  /** Where to do it. */
  link?: ReactNode;
}

const stepTexts: Readonly<Record<SetupStep, StepText>> = {
  name: {
    title: "Give the site your name",
    hint: "Visitors see it in the header, in page titles and in emails. Add a logo if you have one.",
    link: <Link to="/admin/settings">Change name and logo</Link>,
  },
  address: {
    title: "Your email address and phone",
    hint: "Where guests reach you.",
    link: <Link to="/admin/settings">Change addresses and numbers</Link>,
  },
  party: {
    title: "Announce your first party",
    hint: "A date, a place and a link to its tickets are enough.",
    link: <Link to="/admin/events/create">Create an event</Link>,
  },
  home: {
    title: "Introduce yourself on Home",
    hint: "The first sentences guests read.",
    link: (
      <Link to="/admin/site/edit" search={{ page: "/" }}>
        Edit Home
      </Link>
    ),
  },
  sender: {
    title: "Your legal name and postal address",
    hint: "Required by law in every newsletter. No campaign can be sent without them.",
    link: <Link to="/admin/settings">Add them</Link>,
  },
  mail: {
    title: "Send emails",
    hint: (
      <>
        Without a mail server emails become files. Set <code>SMTP_URL</code> and{" "}
        <code>MAIL_FROM</code>, then restart.
      </>
    ),
    link: <Link to="/admin/settings">Choose the sender</Link>,
  },
  backup: {
    title: "Make a backup",
    hint: (
      <>
        Set <code>BACKUP_DIR</code> for one each night, or run <code>npx -y pnpm@12 backup</code>.
      </>
    ),
    link: <Link to="/admin/health">See the latest backup</Link>,
  },
  demo: {
    title: "Remove the demo club",
    hint: "Its parties, posts and subscribers are made up. What you made or changed stays.",
  },
};

const isSettled = ({ isDone, isDismissed }: SetupStepState) => isDone || isDismissed;

/** What a new site still needs; nothing once all of it is done or dismissed. */
export function SetupChecklist() {
  const steps = trpc.setup.steps.useQuery(undefined, { staleTime: 0 });
  // The last step can still be taken back while the page is open.
  const [isTouched, setTouched] = useState(false);
  if (steps.isPending) return null;
  if (steps.isSuccess && !isTouched && steps.data.every(isSettled)) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="setup-title">
      <Title order={2} size="h3" id="setup-title">
        Set up your site
      </Title>
      {steps.isError ? (
        <Alert color="red" title={messages.stepsFailed}>
          <Button variant="default" size="xs" onClick={() => void steps.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : (
        <Steps steps={steps.data} onTouch={() => setTouched(true)} />
      )}
    </Stack>
  );
}

function Steps({ steps, onTouch }: { steps: SetupStepState[]; onTouch: () => void }) {
  const settled = steps.filter(isSettled).length;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {settled === steps.length
          ? "All done. This list won't come back."
          : `${settled} of ${steps.length} done`}
      </Text>
      <Paper withBorder component="ol" className={classes.steps}>
        {steps.map((state) => (
          <Step key={state.step} state={state} onTouch={onTouch} />
        ))}
      </Paper>
    </>
  );
}

function Step({ state, onTouch }: { state: SetupStepState; onTouch: () => void }) {
  const { step, isDone, isDismissed } = state;
  const { title, hint, link } = stepTexts[step];
  const [isRemoving, dialog] = useDisclosure(false);
  const Icon = isDone ? IconCircleCheck : isDismissed ? IconCircleMinus : IconCircle;
  return (
    <li className={classes.step} data-settled={isSettled(state) || undefined}>
      <Icon
        size={22}
        role="img"
        aria-label={isDone ? "Done" : isDismissed ? "Not needed" : "To do"}
      />
      <div className={classes.words}>
        <Text fw={600}>{title}</Text>
        {!isSettled(state) && (
          <Text size="sm">
            {hint} {link}
          </Text>
        )}
      </div>
      <Group gap="xs" className={classes.buttons}>
        {step === "demo" && !isDone && (
          <Button size="xs" color="red" variant="light" onClick={dialog.open}>
            Remove it…
          </Button>
        )}
        {!isDone && <DismissButton state={state} onTouch={onTouch} />}
      </Group>
      {step === "demo" && (
        <RemoveDemoDialog
          isOpen={isRemoving}
          onRemoved={() => {
            onTouch();
            dialog.close();
          }}
          onClose={dialog.close}
        />
      )}
    </li>
  );
}

function DismissButton({ state, onTouch }: { state: SetupStepState; onTouch: () => void }) {
  const { step, isDismissed } = state;
  const utils = trpc.useUtils();
  const dismiss = trpc.setup.dismiss.useMutation({
    onSuccess(steps) {
      onTouch();
      utils.setup.steps.setData(undefined, steps);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.dismissFailed })),
  });
  return (
    <Button
      size="xs"
      variant="subtle"
      loading={dismiss.isPending}
      aria-label={`${isDismissed ? "Needed after all" : "Not needed"}: ${stepTexts[step].title}`}
      onClick={() => dismiss.mutate({ step, isDismissed: !isDismissed })}
    >
      {isDismissed ? "Needed after all" : "Not needed"}
    </Button>
  );
}
