import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { longDate } from "@before-ten/contracts/events/time-text";
import { locationLabel } from "@before-ten/contracts/events/location";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { capitalised } from "../../lib/capitalised.ts";
import { withoutRetry } from "../../lib/retry-soon.ts";
import { trpc } from "../../lib/trpc.ts";
import { toEditCommand } from "./commands.ts";

const typingPauseMs = 200;
/** A single letter is in nearly every name. */
const minLength = 2;
const limit = 5;

/**
 * Finds events and posts by name. A request is aborted when the text changes or the palette closes.
 */
export function useContentSearch(text: string) {
  const sought = text.trim().slice(0, maxSearchLength).trim();
  const [search] = useDebouncedValue(sought, typingPauseMs);
  const isRequested = sought.length >= minLength;
  const options = {
    enabled: isRequested && search.length >= minLength,
    placeholderData: keepPreviousData,
    // Here it shall say at once that it fails: the next letter asks again.
    networkMode: "always",
    trpc: { abortOnUnmount: true, context: withoutRetry },
  } as const;
  const events = trpc.events.listForAdmin.useQuery({ search, limit }, options);
  const posts = trpc.posts.listForAdmin.useQuery({ search, limit }, options);
  if (!isRequested) return { groups: [], isSearching: false, isFailed: false, retry };

  function retry() {
    for (const call of [events, posts]) if (call.isError) void call.refetch();
  }

  const groups = [
    {
      label: "Events",
      commands: (events.data?.items ?? []).map((event) => ({
        ...toEditCommand("events", event.id, event.eventName),
        description: `${capitalised(event.status)}, ${longDate(event.startDate)}, ${locationLabel(event.location)}`,
      })),
    },
    {
      label: "Blog posts",
      commands: (posts.data?.items ?? []).map((post) => ({
        ...toEditCommand("blogs", post.id, post.title),
        description: `${capitalised(post.status)}, by ${post.author}`,
      })),
    },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching: search !== sought || events.isFetching || posts.isFetching,
    isFailed: events.isError || posts.isError,
    retry,
  };
}
