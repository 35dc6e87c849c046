import { originLabels } from "@before-ten/contracts/history/labels";
import { securityTexts } from "@before-ten/contracts/history/messages";
import type { SecurityEvent } from "@before-ten/contracts/history/output";
import { tablePageLimit } from "@before-ten/contracts/shared/limits";
import { Table, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { actorText } from "./change-texts.ts";
import { HistoryPage } from "./history-page.tsx";
import classes from "./history.module.css";
import { withLocalDays } from "./local-days.ts";
import type { SecuritySearch } from "./security-search.ts";

export function SecurityPage({ list }: { list: OpenList<SecuritySearch> }) {
  const events = trpc.history.listSecurity.useQuery(
    { ...withLocalDays(list.search), limit: tablePageLimit },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <HistoryPage
      list={list}
      call={events}
      texts={{ loading: "Loading security events", one: "security event", many: "security events" }}
      empty={{
        title: "No security events",
        filtered: "Try other days, or every kind of event.",
        unfiltered: "Sign-ins, new passwords and API keys will be listed here.",
      }}
      columns={["What happened", "Account", "Who", "Source", "When"]}
      renderRow={(event) => <SecurityRow key={event.id} event={event} />}
    />
  );
}

const texts = new Map<string, string>(Object.entries(securityTexts));

function SecurityRow({ event: { event, user, key, actor, via, client, at } }: SecurityRowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw="normal" className={classes.what}>
        {texts.get(event) ?? event}
        {key !== null && (
          <Text size="sm" c="dimmed">
            {key.name}
          </Text>
        )}
      </Table.Th>
      <Table.Td data-label="Account">{accountText(user)}</Table.Td>
      <Table.Td data-label="Who">{actorText(actor)}</Table.Td>
      <Table.Td>
        {originLabels[via]}
        {client !== null && (
          <Text size="sm" c="dimmed">
            Network {client}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={classes.when}>
        <time dateTime={at}>{momentOf(at)}</time>
      </Table.Td>
    </Table.Tr>
  );
}

interface SecurityRowProps {
  event: SecurityEvent;
}

function accountText(user: SecurityEvent["user"]): string {
  if (user === null) return "None known";
  return user.name === "" ? "A deleted account" : user.name;
}
