import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import { plainDate } from "@before-ten/contracts/events/time-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { useState } from "react";
import type { Items } from "./chosen-items.tsx";

type Item = NonNullable<Items["found"]>[number];

const typingPauseMs = 250;

/** The typed text and the debounced one that is searched for. */
function useSearch() {
  const [search, setSearch] = useState("");
  const [searched] = useDebouncedValue(search.trim(), typingPauseMs);
  return { search, onSearch: setSearch, searched, isWaiting: search.trim() !== searched };
}

export function useEventItems(ids: readonly string[]) {
  const { searched, isWaiting, ...search } = useSearch();
  const found = trpc.campaignContent.listEvents.useQuery(
    { search: searched },
    { placeholderData: keepPreviousData },
  );
  const chosen = trpc.campaignContent.listEvents.useQuery(
    { ids: [...ids] },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  const itemOf = (event: NonNullable<typeof found.data>[number]): Item => ({
    id: event.id,
    name: event.name,
    detail: `${plainDate(event.startDate)}, ${countryOf(event.country).name}`,
    isGone: event.isGone,
  });
  const items: Items = {
    // Enter right after typing must not choose a result of the previous text.
    found: isWaiting || found.isPlaceholderData ? undefined : found.data?.map(itemOf),
    chosen: chosen.data?.map(itemOf),
    error: sentenceOf(found.error),
  };
  return { ...search, items };
}

export function usePostItems(ids: readonly string[]) {
  const { searched, isWaiting, ...search } = useSearch();
  const found = trpc.campaignContent.listPosts.useQuery(
    { search: searched },
    { placeholderData: keepPreviousData },
  );
  const chosen = trpc.campaignContent.listPosts.useQuery(
    { ids: [...ids] },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
  const itemOf = (post: NonNullable<typeof found.data>[number]): Item => ({
    id: post.id,
    name: post.title,
    detail: post.publishDate === null ? "not published" : plainDate(post.publishDate),
    isGone: post.isGone,
  });
  const items: Items = {
    // Enter right after typing must not choose a result of the previous text.
    found: isWaiting || found.isPlaceholderData ? undefined : found.data?.map(itemOf),
    chosen: chosen.data?.map(itemOf),
    error: sentenceOf(found.error),
  };
  return { ...search, items };
}

function sentenceOf(error: Parameters<typeof errorSentence>[0] | null): string | undefined {
  return error === null ? undefined : errorSentence(error, { failed: messages.choicesFailed });
}
