import {
  orderMessages as messages,
  sellerProblemSentences,
} from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller, Orders, Seller } from "@before-ten/contracts/orders/output";
import {
  Button,
  Code,
  CopyButton,
  Group,
  Menu,
  Modal,
  Paper,
  Stack,
  Table,
  Text,
} from "@mantine/core";
import { IconCopy, IconKey } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { StoreSecret } from "../../../admin/form/store-secret.tsx";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { DeleteItem, RowMenu, menuIconSize } from "../../../admin/list/row-menu.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { ConnectSellerForm } from "./connect-seller-form.tsx";
import { ReplaceSecretDialog } from "./replace-secret-dialog.tsx";

interface TicketSellersProps {
  eventId: string;
  orders: Orders;
  onConnected: (seller: ConnectedSeller) => void;
}

/** Who reports a party's orders. */
export function TicketSellers({
  eventId,
  orders: { sellers, registrations },
  onConnected,
}: TicketSellersProps) {
  return (
    <Stack gap="sm">
      {sellers.length === 0 ? (
        <Text c="dimmed">{messages.none}</Text>
      ) : (
        <SellersTable sellers={sellers} onRotated={onConnected} />
      )}
      <Permitted to="events:write">
        <ConnectSellerForm
          key={sellers.length === 0 ? "first" : "more"}
          eventId={eventId}
          // What was counted by hand so far.
          soldBefore={sellers.length === 0 ? registrations : 0}
          onConnected={onConnected}
        />
      </Permitted>
    </Stack>
  );
}

interface ConnectedDialogProps {
  /** Undefined while the dialog is closed. */
  seller: ConnectedSeller | undefined;
  onClose: () => void;
}

/** What the seller needs. A new secret is shown here alone. */
export function ConnectedDialog({ seller: connected, onClose }: ConnectedDialogProps) {
  return (
    <Modal
      opened={connected !== undefined}
      onClose={onClose}
      title={connected?.secret === null ? "Connected" : "Store the new secret"}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {connected?.secret === null && (
        <Stack>
          <Text>{connected.url === null ? messages.polled : messages.pasteAddress}</Text>
          {connected.url !== null && <Code block>{connected.url}</Code>}
          <Group justify="end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      )}
      {typeof connected?.secret === "string" && (
        <StoreSecret
          label="Secret"
          secret={connected.secret}
          intro={
            <>
              Copy the secret to <strong>{connected.name}</strong>.
            </>
          }
          hint={
            <>
              Orders go to <Code>{connected.url}</Code>, signed with the secret as Standard Webhooks
              say.
            </>
          }
          copied={messages.copied}
          onStored={onClose}
        />
      )}
    </Modal>
  );
}

interface SellersTableProps {
  sellers: readonly Seller[];
  onRotated: (seller: ConnectedSeller) => void;
}

function SellersTable({ sellers, onRotated }: SellersTableProps) {
  const [rotating, setRotating] = useState<Seller>();
  const [deleting, setDeleting] = useState<Seller>();
  const utils = trpc.useUtils();
  const disconnect = trpc.orders.disconnect.useMutation({
    async onSuccess({ message }) {
      setDeleting(undefined);
      notifySuccess(message);
      await utils.orders.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.deleteFailed })),
  });
  return (
    <Paper withBorder>
      <Table.ScrollContainer minWidth={330}>
        <Table highlightOnHover verticalSpacing="xs">
          <TableHead columns={["Ticket seller"]} endColumns={["Latest report", "Actions"]} />
          <Table.Tbody>
            {sellers.map((seller) => (
              <Table.Tr key={seller.id}>
                <Table.Th scope="row" fw="normal">
                  {seller.name}
                  {seller.problem !== null && (
                    <Text size="sm" c="dimmed">
                      {sellerProblemSentences[seller.problem]}
                    </Text>
                  )}
                </Table.Th>
                <Table.Td ta="end">
                  {seller.lastOrderAt === null ? "None" : momentOf(seller.lastOrderAt)}
                </Table.Td>
                <Table.Td ta="end">
                  <SellerMenu
                    seller={seller}
                    onRotate={() => setRotating(seller)}
                    onDelete={() => setDeleting(seller)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ReplaceSecretDialog
        seller={rotating}
        onReplaced={(seller) => {
          setRotating(undefined);
          onRotated(seller);
        }}
        onClose={() => setRotating(undefined)}
      />
      <ConfirmDialog
        title={`Disconnect ${deleting?.name ?? ""}`}
        question={deleting && messages.confirmDelete}
        action="Disconnect"
        isBusy={disconnect.isPending}
        onConfirm={() => deleting && disconnect.mutate({ id: deleting.id })}
        onClose={() => setDeleting(undefined)}
      />
    </Paper>
  );
}

interface SellerMenuProps {
  seller: Seller;
  onRotate: () => void;
  onDelete: () => void;
}

function SellerMenu({ seller, onRotate, onDelete }: SellerMenuProps) {
  return (
    <RowMenu of={seller.name}>
      {seller.url !== null && (
        <CopyButton value={seller.url}>
          {({ copy }) => (
            <Menu.Item
              leftSection={<IconCopy size={menuIconSize} aria-hidden />}
              onClick={() => {
                copy();
                notifySuccess(messages.addressCopied);
              }}
            >
              Copy address for orders
            </Menu.Item>
          )}
        </CopyButton>
      )}
      <Permitted to="events:write">
        <Menu.Item leftSection={<IconKey size={menuIconSize} aria-hidden />} onClick={onRotate}>
          {seller.kind === "other" ? "New secret" : "Replace the secret"}
        </Menu.Item>
        <DeleteItem onClick={onDelete}>Disconnect</DeleteItem>
      </Permitted>
    </RowMenu>
  );
}
