import type { Found } from "@before-ten/contracts/search/output";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { pagePath } from "@before-ten/contracts/pages/rules";
import { partyDays } from "@before-ten/contracts/events/time-text";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { capitalised } from "../../lib/capitalised.ts";
import { withoutRetry } from "../../lib/api/retry-soon.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { momentOf } from "../list/admin-dates.ts";
import { usePermitted } from "../shell/use-permitted.ts";
import { toFoundCommand } from "./commands.ts";

const typingPauseMs = 200;
/** A single letter is in nearly every name. */
const minLength = 2;

/**
 * Searches by name in what the admin's role may open. A request is aborted when the text changes or
 * the palette closes.
 */
export function useContentSearch(text: string) {
  const sought = text.trim().slice(0, maxSearchLength).trim();
  const [search] = useDebouncedValue(sought, typingPauseMs);
  const isPermitted = usePermitted();
  const isRequested = sought.length >= minLength;
  const found = trpc.search.everything.useQuery(
    { search },
    {
      enabled: isRequested && search.length >= minLength,
      placeholderData: keepPreviousData,
      // Fails at once when offline: the next letter tries again.
      networkMode: "always",
      trpc: { abortOnUnmount: true, context: withoutRetry },
    },
  );
  const retry = () => void found.refetch();
  if (!isRequested) return { groups: [], isSearching: false, isFailed: false, retry };
  return {
    groups: found.data === undefined ? [] : groupsOf(found.data, isPermitted),
    isSearching: search !== sought || found.isFetching,
    isFailed: found.isError,
    retry,
  };
}

/** Events, posts and pages link to their forms, or to the list for roles that may only read. */
function groupsOf(
  { events, posts, pages, campaigns, subscribers, messages }: Found,
  isPermitted: ReturnType<typeof usePermitted>,
) {
  const inList = (page: string, text: string) => `${page}?search=${encodeURIComponent(text)}`;
  return [
    {
      label: "Events",
      commands: events.map(({ id, eventName, status, place, ...days }) =>
        toFoundCommand("events", {
          id,
          label: eventName,
          href: isPermitted("events:write")
            ? `/admin/events/edit/${id}`
            : inList("/admin/events", eventName),
          description: `${capitalised(status)}, ${partyDays(days)}, ${place}`,
        }),
      ),
    },
    {
      label: "Blog posts",
      commands: posts.map(({ id, title, status, author }) =>
        toFoundCommand("posts", {
          id,
          label: title,
          href: isPermitted("posts:write")
            ? `/admin/blogs/edit/${id}`
            : inList("/admin/blogs", title),
          description: `${capitalised(status)}, by ${author}`,
        }),
      ),
    },
    {
      label: "Pages",
      commands: pages.map(({ id, title, status, slug }) =>
        toFoundCommand("pages", {
          id,
          label: title,
          href: isPermitted("site:write")
            ? `/admin/pages/edit/${id}`
            : inList("/admin/pages", title),
          description: `${capitalised(status)}, ${pagePath(slug)}`,
        }),
      ),
    },
    {
      label: "Campaigns",
      commands: campaigns.map(({ id, subject, status }) =>
        toFoundCommand("campaigns", {
          id,
          label: subject,
          href: `/admin/campaigns/${id}`,
          description: capitalised(status),
        }),
      ),
    },
    {
      label: "Subscribers",
      commands: subscribers.map(({ id, email, status }) =>
        toFoundCommand("subscribers", {
          id,
          label: email,
          href: inList("/admin/newsletter", email),
          description: capitalised(status),
        }),
      ),
    },
    {
      label: "Messages",
      commands: messages.map(({ id, name, subject, createdAt }) =>
        toFoundCommand("messages", {
          id,
          label: subject,
          href: inList("/admin/messages", subject),
          description: `From ${name}, ${momentOf(createdAt)}`,
        }),
      ),
    },
  ].filter(({ commands }) => commands.length > 0);
}
