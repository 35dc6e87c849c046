import { createFileRoute } from "@tanstack/react-router";
import { ApiKeysPage } from "../../../features/api-keys/admin/api-keys-page.tsx";
import { adminPageHead } from "../../../lib/page/page-head.ts";

export const Route = createFileRoute("/admin/_shell/api-keys")({
  head: ({ match: { context } }) => adminPageHead("API keys", context),
  component: ApiKeysPage,
});
