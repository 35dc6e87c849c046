import type { HistoryKind } from "@before-ten/contracts/history/rules";
import type { ButtonProps } from "@mantine/core";
import { ButtonLink } from "./button-link.tsx";

interface HistoryLinkProps extends Pick<ButtonProps, "size" | "variant" | "w"> {
  kind: HistoryKind;
  id: string;
  /** Name of the thing, as a person would say it. */
  of: string;
  children?: string;
}

/** Links to the history of a thing that has no page of its own. */
export function HistoryLink({ kind, id, of, children = "History", ...look }: HistoryLinkProps) {
  return (
    <ButtonLink
      to="/admin/history"
      search={{ kind, entityId: id }}
      variant="subtle"
      size="xs"
      aria-label={`History of ${of}`}
      {...look}
    >
      {children}
    </ButtonLink>
  );
}
