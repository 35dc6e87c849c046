import { secondFactorMessages } from "@before-ten/contracts/auth/second-factor-messages";
import { Alert, Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, Suspense, lazy } from "react";
import { trpc } from "../../../../lib/api/trpc.ts";
import { LoadingRows } from "../../../../admin/list/list-states.tsx";

/** Loaded when needed, as this gate is around every admin page. */
const PasskeyPanel = lazy(() =>
  import("./passkey-panel.tsx").then(
    (module) => ({ default: module.PasskeyPanel }),
    () => ({ default: PanelMissing }),
  ),
);

/**
 * The admin area, or the page to set up a second factor if owners require one and this admin has
 * none. It protects nothing: the server refuses every other call. Its query is batched with the
 * page's own, so it costs no extra round trip.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data } = trpc.secondFactor.get.useQuery();
  if (data === undefined || !data.isRequired || data.passkeys.length > 0) return children;
  return (
    <Stack maw="38rem">
      <Title order={1}>Add a passkey to go on</Title>
      <Text>
        Every admin here needs a second factor, so a stolen password isn't enough. It takes a
        minute, and then you're back where you were going.
      </Text>
      <Paper withBorder p="md">
        <Suspense fallback={<LoadingRows label="Loading the passkeys" rows={8} />}>
          <PasskeyPanel passkeys={[]} isEmailConfirmed={data.isEmailConfirmed} />
        </Suspense>
      </Paper>
    </Stack>
  );
}

/** Replaces the panel if its code can't be loaded. */
function PanelMissing() {
  return (
    <Alert color="red" variant="light" role="alert" title={secondFactorMessages.loadFailed}>
      Please check your connection, then reload the page.
    </Alert>
  );
}
