import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import { Anchor, Stack, Text, Title } from "@mantine/core";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { EmptyList, LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { deleteOtherCopies } from "./door-log.ts";
import { dayAtVenue } from "./venue-time.ts";
import classes from "./door.module.css";

/** The parties of these days, each with its door. */
export function DoorListPage() {
  const parties = trpc.door.list.useQuery(undefined, { staleTime: 0 });
  const { data } = parties;
  useEffect(() => {
    if (data !== undefined) deleteOtherCopies(data.map(({ id }) => id));
  }, [data]);
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1}>Door</Title>
      <Text c="dimmed" maw="68ch">
        Open a party's door on each phone beforehand: it then counts and finds guests without a
        connection, too.
      </Text>
      <LoadedList
        call={parties}
        loading={<LoadingRows label="Loading the parties" rows={4} />}
        errorTexts={{ failed: messages.listLoadFailed }}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyList
              title="No party in the next two weeks"
              text="Published parties appear here two weeks before they begin."
            />
          ) : (
            <ul className={classes.parties}>
              {found.map((party) => (
                <li key={party.id}>
                  <Anchor component={Link} to={`/admin/door/${party.id}`} fw={600}>
                    {party.eventName}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {dayAtVenue(party)}, {party.place}
                  </Text>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedList>
    </Stack>
  );
}
