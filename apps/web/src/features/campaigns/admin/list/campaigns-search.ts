import {
  type SearchOfList,
  choiceFilter,
  listSearch,
  textFilter,
} from "../../../../admin/list/list-search.ts";
import { campaignStatusLabels } from "../campaign-labels.ts";

export type CampaignsSearch = SearchOfList<typeof campaignsSearch>;

export const campaignsSearch = listSearch({
  search: textFilter("Words in the subject"),
  status: choiceFilter("Status", campaignStatusLabels),
});
