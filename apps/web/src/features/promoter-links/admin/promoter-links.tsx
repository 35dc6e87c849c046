import { promoterLinkMessages as messages } from "@before-ten/contracts/promoter-links/messages";
import type { PromoterLink } from "@before-ten/contracts/promoter-links/output";
import { CopyButton, Menu, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { IconCopy, IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { DeleteItem, RowMenu, menuIconSize } from "../../../admin/list/row-menu.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { PromoterLinkForm } from "./promoter-link-form.tsx";
import { savePng, saveSvg } from "./qr-code.ts";

/** Links to a party for promoters and posters, with what each brought. */
export function PromoterLinks({ eventId }: { eventId: string }) {
  const links = trpc.promoterLinks.list.useQuery({ id: eventId }, { staleTime: 0 });
  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby="promoters-title">
      <Title order={2} size="h3" id="promoters-title">
        Promoters
      </Title>
      <Permitted to="events:write">
        <PromoterLinkForm eventId={eventId} />
      </Permitted>
      <LoadedList
        call={links}
        loading={<LoadingRows label="Loading promoters" rows={3} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <LinksTable links={found} />}
      </LoadedList>
    </Stack>
  );
}

function LinksTable({ links }: { links: readonly PromoterLink[] }) {
  const [deleting, setDeleting] = useState<PromoterLink>();
  const utils = trpc.useUtils();
  const remove = trpc.promoterLinks.delete.useMutation({
    async onSuccess({ message }) {
      setDeleting(undefined);
      notifySuccess(message);
      await utils.promoterLinks.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.deleteFailed })),
  });
  if (links.length === 0) return <Text c="dimmed">{messages.none}</Text>;
  return (
    <Paper withBorder>
      <Table.ScrollContainer minWidth={330}>
        <Table highlightOnHover verticalSpacing="xs">
          <TableHead
            columns={["Promoter"]}
            endColumns={["Page views", "Ticket clicks", "Tickets", "Actions"]}
          />
          <Table.Tbody>
            {links.map((link) => (
              <Table.Tr key={link.id}>
                <Table.Th scope="row" fw="normal">
                  {link.name}
                  <Text size="sm" c="dimmed">
                    {link.url.replace(/^https?:\/\//, "")}
                  </Text>
                </Table.Th>
                <Table.Td ta="end">{link.views.toLocaleString("en-AU")}</Table.Td>
                <Table.Td ta="end">{link.clicks.toLocaleString("en-AU")}</Table.Td>
                <Table.Td ta="end">{link.tickets.toLocaleString("en-AU")}</Table.Td>
                <Table.Td ta="end">
                  <LinkMenu link={link} onDelete={() => setDeleting(link)} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ConfirmDialog
        title={`Delete the link of ${deleting?.name ?? ""}`}
        question={deleting && messages.confirmDelete}
        action="Delete link"
        isBusy={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ id: deleting.id })}
        onClose={() => setDeleting(undefined)}
      />
    </Paper>
  );
}

function LinkMenu({ link, onDelete }: { link: PromoterLink; onDelete: () => void }) {
  const icon = <IconQrcode size={menuIconSize} aria-hidden />;
  return (
    <RowMenu of={link.name}>
      <CopyButton value={link.url}>
        {({ copy }) => (
          <Menu.Item
            leftSection={<IconCopy size={menuIconSize} aria-hidden />}
            onClick={() => {
              copy();
              notifySuccess(messages.copied);
            }}
          >
            Copy link
          </Menu.Item>
        )}
      </CopyButton>
      <Menu.Item leftSection={icon} onClick={() => saveSvg(link)}>
        QR code for print (SVG)
      </Menu.Item>
      <Menu.Item
        leftSection={icon}
        onClick={() => void savePng(link).catch(() => notifyError(messages.codeFailed))}
      >
        QR code for posts (PNG)
      </Menu.Item>
      <Permitted to="events:write">
        <DeleteItem onClick={onDelete} />
      </Permitted>
    </RowMenu>
  );
}
