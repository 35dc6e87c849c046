import { IconRepeat } from "@tabler/icons-react";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";

/** Marks an event as a date of a series and links to the others. */
export function SiblingsLink({ name }: { name: string }) {
  return (
    <ButtonLink
      to="/admin/events"
      search={{ search: name }}
      variant="subtle"
      size="compact-sm"
      px={0}
      leftSection={<IconRepeat size={16} aria-hidden />}
      aria-label={`Series: all dates of ${name}`}
    >
      Series
    </ButtonLink>
  );
}
