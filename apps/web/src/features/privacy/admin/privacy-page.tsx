import { privacySearchInput } from "@before-ten/contracts/privacy/input";
import { privacyMessages as messages } from "@before-ten/contracts/privacy/messages";
import type { Erasure } from "@before-ten/contracts/privacy/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { Alert, Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import type { ErasuresSearch } from "./erasures-search.ts";
import { ErasureList } from "./erasure-list.tsx";
import { PersonRecords } from "./person-records.tsx";
import { removedText } from "./privacy-texts.ts";

interface PrivacyPageProps {
  list: OpenList<ErasuresSearch>;
}

/** Handles a person's request for access to their data or its erasure. */
export function PrivacyPage({ list }: PrivacyPageProps) {
  const [receipt, setReceipt] = useState<Erasure>();
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { email: "" },
    validate: schemaResolver(privacySearchInput, { sync: true }),
  });
  const search = trpc.privacy.search.useMutation({
    onError: (error) => refusedBy(error, form, { failed: messages.searchFailed }),
  });
  const erasures = trpc.privacy.listErasures.useQuery({ ...list.search, limit: tablePageLimit });

  return (
    <Stack gap="lg">
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1}>Privacy</Title>
      <Text>
        Find everything stored about an email address, export it for the person who asked, or erase
        it.
      </Text>
      <form
        ref={field}
        noValidate
        aria-label="Search for a person"
        onSubmit={form.onSubmit((sent) => {
          setReceipt(undefined);
          if (!search.isPending) search.mutate(sent);
        }, refused)}
      >
        <Group align="end">
          <TextInput
            type="email"
            label="Email address"
            autoComplete="off"
            required
            flex="0 1 22rem"
            {...form.getInputProps("email")}
          />
          <Button
            type="submit"
            loading={search.isPending}
            leftSection={<IconSearch size={18} aria-hidden />}
          >
            Search
          </Button>
        </Group>
      </form>
      {receipt !== undefined && (
        <Alert color="dusk" variant="light" role="status" title={messages.erased}>
          <Text size="sm">{removedText(receipt.removed)}</Text>
          <Text size="sm">Receipt {receipt.id}</Text>
        </Alert>
      )}
      {search.data !== undefined && receipt === undefined && (
        <PersonRecords
          records={search.data}
          onErased={async (erasure) => {
            setReceipt(erasure);
            search.reset();
            form.reset();
            await utils.invalidate();
          }}
        />
      )}
      <ErasureList list={list} call={erasures} />
    </Stack>
  );
}
