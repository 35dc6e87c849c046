import type { HistoryKind } from "@before-ten/contracts/history/rules";
import type { ButtonProps } from "@mantine/core";
import { ButtonLink } from "./button-link.tsx";

interface HistoryLinkProps extends Pick<ButtonProps, "size" | "variant" | "w"> {
  kind: HistoryKind;
  id: string;
  /** Whose history, as a person would name it. */
  of: string;
  children?: string;
}

/** Leads to the history of one thing that has no page of its own. */
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
