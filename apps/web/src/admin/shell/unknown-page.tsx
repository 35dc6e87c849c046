import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";

/** An address below /admin that leads nowhere. */
export function UnknownPage() {
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack align="center" ta="center">
        <Title order={1}>There's no page here</Title>
        <Text c="dimmed">Check the address, or start from the dashboard.</Text>
        <Button component={Link} to="/admin">
          Open the dashboard
        </Button>
      </Stack>
    </Center>
  );
}
