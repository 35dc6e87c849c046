import type { PublicEvent } from "@before-ten/contracts/events/output";
import { Group, Stack, Text } from "@mantine/core";
import { EventPoster } from "../../public/tickets/event-poster.tsx";
import classes from "./event-form.module.css";

export function CurrentPoster({ event: { poster } }: { event: PublicEvent }) {
  return (
    <Group align="start" wrap="nowrap">
      <div className={classes.flyer}>
        <EventPoster poster={poster} sizes="120px" />
      </div>
      <Stack gap={4}>
        <Text fw={600} size="sm">
          Current flyer
        </Text>
        <Text size="sm" c="dimmed">
          {poster === null
            ? "There is none yet: the site shows a drawn calendar."
            : "A new upload replaces it."}
        </Text>
      </Stack>
    </Group>
  );
}
