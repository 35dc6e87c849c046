import type { AccountUser } from "@before-ten/contracts/auth/output";
import { Paper, SimpleGrid, Stack, Title } from "@mantine/core";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";

export function AccountSection({ user }: { user: AccountUser }) {
  return (
    <Stack component="section" aria-labelledby="account-title" mt="lg">
      <Title order={2} size="h3" id="account-title">
        Your account
      </Title>
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
