import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import type { OwnSession } from "@before-ten/contracts/auth/output";
import { Badge, Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../../admin/form/confirm-dialog.tsx";
import { dayOf, momentOf } from "../../../../admin/list/admin-dates.ts";
import { LoadedList, LoadingRows } from "../../../../admin/list/list-states.tsx";
import { useFocusFallback } from "../../../../admin/list/use-focus-fallback.ts";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../../lib/api/trpc.ts";
import classes from "./security.module.css";

/** Lists the account's sessions, which can be ended one by one or together. */
export function OwnSessions() {
  const sessions = trpc.ownSessions.list.useQuery(undefined, { staleTime: 0 });
  const { fallback, onFocus } = useFocusFallback<HTMLHeadingElement>();
  return (
    <Stack onFocus={onFocus}>
      <Title order={3} size="h4" ref={fallback} tabIndex={-1}>
        Where you are signed in
      </Title>
      <LoadedList
        call={sessions}
        loading={<LoadingRows label="Loading sessions" rows={2} rowHeight="3rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <SessionList sessions={found} />}
      </LoadedList>
    </Stack>
  );
}

function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const after = {
    onSuccess({ message }: { message: string }) {
      notifySuccess(message);
      setIsAsking(false);
    },
    onError: (error: FailedCall) =>
      notifyError(errorSentence(error, { failed: messages.requestFailed })),
    onSettled: () => void utils.ownSessions.list.invalidate(),
  };
  const end = trpc.ownSessions.end.useMutation(after);
  const endOthers = trpc.ownSessions.endOthers.useMutation(after);
  return (
    <Stack>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="default" w="fit-content" onClick={() => setIsAsking(true)}>
          Sign out everywhere else
        </Button>
      )}
      <ConfirmDialog
        title="Sign out everywhere else"
        question={
          isAsking ? "Every other session ends at once. Anything typed there is kept." : undefined
        }
        action="Sign out everywhere else"
        isBusy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </Stack>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { isCurrent, createdAt, lastUsedAt } = session;
  const device = session.device ?? "Unknown device";
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} className={classes.device}>
          {device}{" "}
          {isCurrent && (
            <Badge component="span" variant="default" tt="none" fw={500}>
              This one
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          Signed in <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          {!isCurrent && (
            <>
              , last used <time dateTime={lastUsedAt}>{momentOf(lastUsedAt)}</time>
            </>
          )}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={`End ${device}, signed in ${dayOf(createdAt)}`}
          loading={isBusy}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}
