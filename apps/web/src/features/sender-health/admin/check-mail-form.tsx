import { readMailInput } from "@before-ten/contracts/sender-health/input";
import { senderHealthMessages as messages } from "@before-ten/contracts/sender-health/messages";
import { Button, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifySuccess } from "../../../lib/notify.ts";

/** Takes a check email as it arrived, from an admin who got it. */
export function CheckMailForm({ sentAt }: { sentAt: string | null }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { source: "" },
    validate: schemaResolver(readMailInput, { sync: true }),
  });
  const read = trpc.senderHealth.readMail.useMutation({
    onSuccess(health) {
      utils.senderHealth.get.setData(undefined, health);
      form.reset();
      notifySuccess(messages.mailRead);
    },
    onError: (error) => refusedBy(error, form, { failed: messages.readFailed }),
  });
  return (
    <Stack component="section" gap="sm" aria-labelledby="check-mail">
      <Title order={2} size="h4" id="check-mail">
        Check email
      </Title>
      <Text c="dimmed" size="sm" maw="68ch">
        {sentAt === null ? "None has been sent." : `The latest was sent on ${momentOf(sentAt)}.`}{" "}
        “Check now” sends one. If it comes to you, open its source (“Show original” in Gmail), copy
        all of it and paste it here. It isn't stored.
      </Text>
      <form
        ref={field}
        noValidate
        aria-label="Read a check email"
        onSubmit={form.onSubmit((sent) => {
          if (!read.isPending) read.mutate(sent);
        }, refused)}
      >
        <Stack gap="sm">
          <Textarea
            label="Source of the email"
            required
            rows={6}
            spellCheck={false}
            {...form.getInputProps("source")}
          />
          <Group>
            <Button type="submit" variant="default" loading={read.isPending}>
              Read this email
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
