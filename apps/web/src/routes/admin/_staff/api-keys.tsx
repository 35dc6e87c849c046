import { createFileRoute } from "@tanstack/react-router";
import { ApiKeysPage } from "../../../features/api-keys/api-keys-page.tsx";
import { staffPageHead } from "../../../lib/page-head.ts";

export const Route = createFileRoute("/admin/_staff/api-keys")({
  head: () => staffPageHead("API keys"),
  component: ApiKeysPage,
});
