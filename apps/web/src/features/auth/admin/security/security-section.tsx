import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { Paper, SimpleGrid, Stack, Title } from "@mantine/core";
import { LoadedList, LoadingRows } from "../../../../admin/list/list-states.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { OwnSessions } from "./own-sessions.tsx";
import { PasskeyPanel } from "./passkey-panel.tsx";
import { RecoveryCodesPanel } from "./recovery-codes-panel.tsx";
import { RequirePanel } from "./require-panel.tsx";

/** Passkeys, recovery codes and sessions of the account. */
export function SecuritySection() {
  const secondFactor = trpc.secondFactor.get.useQuery();
  return (
    <Stack component="section" aria-labelledby="security-title" mt="lg">
      <Title order={2} id="security-title">
        Security
      </Title>
      <LoadedList
        call={secondFactor}
        loading={<LoadingRows label="Loading passkeys" rows={3} rowHeight="3rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => (
          <SimpleGrid cols={{ base: 1, md: 2 }} maw="60rem">
            <Paper withBorder p="md">
              <PasskeyPanel passkeys={found.passkeys} isEmailConfirmed={found.isEmailConfirmed} />
            </Paper>
            <Stack>
              <Paper withBorder p="md">
                <RecoveryCodesPanel
                  left={found.recoveryCodesLeft}
                  hasPasskey={found.passkeys.length > 0}
                />
              </Paper>
              {found.adminsWithout !== null && (
                <Paper withBorder p="md">
                  <RequirePanel
                    isRequired={found.isRequired}
                    adminsWithout={found.adminsWithout}
                    hasPasskey={found.passkeys.length > 0}
                  />
                </Paper>
              )}
            </Stack>
          </SimpleGrid>
        )}
      </LoadedList>
      <Paper withBorder p="md" maw="60rem">
        <OwnSessions />
      </Paper>
    </Stack>
  );
}
