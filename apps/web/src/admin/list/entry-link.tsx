import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePermitted } from "../shell/use-permitted.ts";

interface EntryLinkProps {
  entry: Pick<CalendarEntry, "kind" | "id" | "title">;
  className?: string | undefined;
  "data-kind"?: string;
  children: ReactNode;
}

/** Links to the entry's form, or to its row in the list for roles that may only read. */
export function EntryLink({ entry: { kind, id, title }, ...rest }: EntryLinkProps) {
  const isPermitted = usePermitted();
  const params = { id };
  const search = { search: title };
  switch (kind) {
    case "campaign":
      return <Link to="/admin/campaigns/$id" params={params} {...rest} />;
    case "post-publication":
    case "post-take-down":
      return isPermitted("posts:write") ? (
        <Link to="/admin/blogs/edit/$id" params={params} {...rest} />
      ) : (
        <Link to="/admin/blogs" search={search} {...rest} />
      );
    case "page-publication":
    case "page-take-down":
      return isPermitted("site:write") ? (
        <Link to="/admin/pages/edit/$id" params={params} {...rest} />
      ) : (
        <Link to="/admin/pages" search={search} {...rest} />
      );
    case "event":
    case "event-publication":
    case "event-take-down":
      return isPermitted("events:write") ? (
        <Link to="/admin/events/edit/$id" params={params} {...rest} />
      ) : (
        <Link to="/admin/events" search={search} {...rest} />
      );
  }
}
