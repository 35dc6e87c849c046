import { createFileRoute } from "@tanstack/react-router";
import { EntityHistory } from "../../../features/history/admin/entity-history.tsx";
import { EditPage } from "../../../features/site/admin/edit-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";
import { searchParameters, searchReader, sitePath } from "../../../lib/search-parameters.ts";

export const Route = createFileRoute("/admin/_shell/site/edit")({
  ...searchParameters(searchReader({ page: sitePath })),
  head: ({ match: { context } }) => adminPageHead("Edit the site", context),
  component: Edit,
});

function Edit() {
  const { page = "/" } = Route.useLoaderDeps();
  const navigate = Route.useNavigate();
  return (
    <EditPage
      key={page}
      page={page}
      onPage={(next) => void navigate({ search: { page: next } })}
      history={TextHistory}
    />
  );
}

function TextHistory({ id }: { id: string }) {
  return <EntityHistory kind="text" id={id} />;
}
