import type { TrashKind } from "@before-ten/contracts/trash/rules";
import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../admin/list/list-search.ts";

export type TrashSearch = SearchOfList<typeof trashSearch>;

export const trashKindLabels: Readonly<Record<TrashKind, string>> = {
  event: "Event",
  post: "Post",
  subscriber: "Subscriber",
  campaign: "Campaign",
  "canned-answer": "Canned answer",
};

export const trashSearch = listSearch({
  search: textFilter("Name, title, address or subject"),
  kind: choiceFilter("Kind", trashKindLabels),
});
