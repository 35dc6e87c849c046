import { createFileRoute } from "@tanstack/react-router";
import { useList } from "../../../admin/list/use-list.ts";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { WordsPage } from "../../../features/site/admin/words-page.tsx";
import { wordsSearch } from "../../../features/site/admin/words-search.ts";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/site/")({
  ...searchParameters(wordsSearch.read),
  head: ({ match: { context } }) => adminPageHead("Site texts", context),
  component: Words,
});

function Words() {
  return (
    <WordsPage
      list={useList(wordsSearch, Route.useLoaderDeps(), Route.useNavigate())}
      history={TextHistory}
    />
  );
}

function TextHistory({ id }: { id: string }) {
  return <EntityHistory kind="text" id={id} />;
}
