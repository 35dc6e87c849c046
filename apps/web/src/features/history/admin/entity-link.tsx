import type { HistoryChange } from "@before-ten/contracts/history/output";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { entityText } from "./change-texts.ts";

const pages = {
  event: "/admin/events/edit/$id",
  album: "/admin/events/album/$id",
  post: "/admin/blogs/edit/$id",
  campaign: "/admin/campaigns/$id",
} as const;

interface EntityLinkProps {
  change: Pick<HistoryChange, "entity" | "action">;
}

/** The entity's title, linked if it has a page that the admin may open. */
export function EntityLink({ change: { entity, action } }: EntityLinkProps) {
  const text = entityText(entity);
  const { kind, id } = entity;
  const mayBeThere = action !== "deleted" && action !== "purged";
  if (!mayBeThere || !hasPage(kind)) return text;
  return (
    <Anchor renderRoot={(props) => <Link {...props} to={pages[kind]} params={{ id }} />} size="sm">
      {text}
    </Anchor>
  );
}

function hasPage(kind: string): kind is keyof typeof pages {
  return Object.hasOwn(pages, kind);
}
