import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import { type Reach, describeReach } from "@before-ten/contracts/auth/reach";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { maxListLimit } from "@before-ten/contracts/shared/limits";
import { useSession } from "../../lib/api/session.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { adminRoleLabels } from "./role-labels.ts";

/** Returns a role in words with its places: "Editor in London". */
export function useRoleWords(): (adminRole: AdminRole, reach: Reach | null) => string {
  const wordsOf = useReachWords();
  return (adminRole, reach) => {
    const label = adminRoleLabels[adminRole];
    return reach === null ? label : `${label} in ${wordsOf(reach)}`;
  };
}

/** Null: everywhere. */
export function useOwnReach(): Reach | null {
  const session = useSession();
  return typeof session === "object" ? session.user.reach : null;
}

export function useReachWords(): (reach: Reach) => string {
  const series = trpc.series.list.useQuery({ limit: maxListLimit });
  const names = new Map(series.data?.items.map(({ id, name }) => [id, name]));
  return (reach) =>
    describeReach(reach, {
      country: (code) => countryOf(code).name,
      series: (id) => names.get(id) ?? "a series",
    });
}
