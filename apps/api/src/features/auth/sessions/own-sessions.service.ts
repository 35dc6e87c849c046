import { AppError } from "@before-ten/contracts/shared/errors";
import type { AccountUser, OwnSession } from "@before-ten/contracts/auth/output";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import {
  deleteOwnSession,
  deleteUserSessions,
  listOwnSessions as listRows,
} from "@before-ten/db/queries/auth/sessions";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../../deps.ts";
import { hashToken } from "./token.ts";

interface Owner {
  user: AccountUser;
  token: string;
}

/** Last used first. */
export async function listOwnSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, token }: Owner,
): Promise<OwnSession[]> {
  const ownId = hashToken(token);
  const rows = await listRows(db, user.id, clock.now());
  return rows.map((row) => ({
    id: row.public_id,
    device: row.device,
    isCurrent: row.id === ownId,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}

/** May also be the current one, which is then a logout. */
export async function endOwnSession(
  { db }: Pick<Deps, "db">,
  user: AccountUser,
  id: string,
): Promise<void> {
  const wasThere = isUuid(id) && (await deleteOwnSession(db, { publicId: id, userId: user.id }));
  if (!wasThere) throw new AppError("NOT_FOUND", messages.sessionNotFound);
}

export async function endOtherSessions(
  { db }: Pick<Deps, "db">,
  { user, token }: Owner,
): Promise<void> {
  await deleteUserSessions(db, user.id, { exceptId: hashToken(token) });
}
