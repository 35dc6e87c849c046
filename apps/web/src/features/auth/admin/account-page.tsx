import type { AccountUser } from "@before-ten/contracts/auth/output";
import { Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { useOwnAccount } from "../../../admin/shell/use-own-account.ts";
import { adminRoleMeanings } from "../../../admin/shell/role-labels.ts";
import { useRoleWords } from "../../../admin/shell/use-role-names.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { OwnSessions } from "./security/own-sessions.tsx";
import { PasskeyPanel } from "./security/passkey-panel.tsx";
import { RecoveryCodesPanel } from "./security/recovery-codes-panel.tsx";
import { RequirePanel } from "./security/require-panel.tsx";

/** Settings of the admin's own account, whatever the role. */
export function AccountPage() {
  const me = useOwnAccount();
  if (!me) return undefined;
  return (
    <>
      {/* The forms are reset for another account or address, not by every change of the
          account. */}
      <AccountSection key={`${me.id} ${me.email}`} user={me} />
      <SecuritySection />
    </>
  );
}

function AccountSection({ user }: { user: AccountUser }) {
  const wordsOf = useRoleWords();
  return (
    <Stack component="section" aria-labelledby="account-title">
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1} id="account-title">
        Your account
      </Title>
      {user.adminRole && (
        <Text c="dimmed">
          Your role: {wordsOf(user.adminRole, user.reach)}. {adminRoleMeanings[user.adminRole]}.
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Paper withBorder p="md">
          <ProfileForm user={user} />
        </Paper>
        <Paper withBorder p="md">
          <PasswordForm email={user.email} />
        </Paper>
      </SimpleGrid>
    </Stack>
  );
}

/** Passkeys, recovery codes and sessions of the account. */
function SecuritySection() {
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
          <SimpleGrid cols={{ base: 1, md: 2 }}>
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
      <Paper withBorder p="md">
        <OwnSessions />
      </Paper>
    </Stack>
  );
}
