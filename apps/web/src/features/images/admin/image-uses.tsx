import type { ImageUse } from "@before-ten/contracts/images/output";
import type { Permission } from "@before-ten/contracts/auth/permissions";
import { Link } from "@tanstack/react-router";
import { usePermitted } from "../../../admin/shell/use-permitted.ts";
import classes from "./images.module.css";

/** Where an image is used, with links for those who may edit that. */
export function ImageUses({ uses }: { uses: readonly ImageUse[] }) {
  if (uses.length === 0) return "Nothing";
  return (
    <ul className={classes.uses}>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          {kindLabels[use.kind]}: <UseLink use={use} />
          {use.isInTrash && " (in the trash)"}
        </li>
      ))}
    </ul>
  );
}

const kindLabels: Record<ImageUse["kind"], string> = {
  event: "Event",
  album: "Album",
  post: "Post",
  page: "Page",
  venue: "Venue",
  campaign: "Campaign",
  text: "Site",
};

/** The permission that the linked page requires. */
const linkPermissions: Record<ImageUse["kind"], Permission> = {
  event: "events:write",
  album: "events:write",
  post: "posts:write",
  page: "site:write",
  venue: "events:write",
  campaign: "campaigns:read",
  text: "site:read",
};

function UseLink({ use: { kind, id, title, isInTrash } }: { use: ImageUse }) {
  const isRolePermitted = usePermitted();
  if (title === null) return "one your role can't open";
  if (isInTrash || !isRolePermitted(linkPermissions[kind])) return title;
  const params = { id };
  switch (kind) {
    case "event":
      return (
        <Link to="/admin/events/edit/$id" params={params}>
          {title}
        </Link>
      );
    case "album":
      return (
        <Link to="/admin/events/album/$id" params={params}>
          {title}
        </Link>
      );
    case "post":
      return (
        <Link to="/admin/blogs/edit/$id" params={params}>
          {title}
        </Link>
      );
    case "page":
      return (
        <Link to="/admin/pages/edit/$id" params={params}>
          {title}
        </Link>
      );
    case "venue":
      return (
        <Link to="/admin/venues/edit/$id" params={params}>
          {title}
        </Link>
      );
    case "text":
      return (
        <Link to="/admin/site" search={{ search: id }}>
          {title}
        </Link>
      );
    case "campaign":
      return (
        <Link to="/admin/campaigns/$id" params={params}>
          {title}
        </Link>
      );
  }
}
