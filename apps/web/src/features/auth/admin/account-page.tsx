import type { AccountUser } from "@before-ten/contracts/auth/output";
import { Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useOwnAccount } from "../../../admin/shell/use-own-account.ts";
import { SecuritySection } from "./security/security-section.tsx";
import { adminRoleLabels, adminRoleMeanings } from "../../../admin/shell/role-labels.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";

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
  return (
    <Stack component="section" aria-labelledby="account-title">
      <Title order={1} id="account-title">
        Your account
      </Title>
      {user.adminRole && (
        <Text>
          Your role: {adminRoleLabels[user.adminRole]}. {adminRoleMeanings[user.adminRole]}.
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} maw="60rem">
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
