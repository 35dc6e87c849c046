import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  findSessionWithUser,
  insertSession,
  listUserSessions,
  prolongSession,
  recordSessionUse,
} from "@before-ten/db/queries/auth/sessions";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Deps } from "../../../deps.ts";
import { presentUser } from "../auth.present.ts";
import { hashToken } from "./token.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: KnownUser;
    DatabaseSessionAttributes: { device: string | null };
  }
}

interface KnownUser {
  account: AccountUser;
  /** An admin without a second factor while owners require one of all admins. */
  lacksSecondFactor: boolean;
}

/** A session's last use is written at most this often. */
const lastUsePrecisionMs = 5 * 60_000;
/** A session ends after this long without use. */
export const sessionIdle = new TimeSpan(7, "d");
/** A session always ends after this long. */
export const sessionLifetime = new TimeSpan(30, "d");

/** Lucia makes the tokens and extends sessions; the database only stores hashes of the tokens. */
export function createLucia(deps: Pick<Deps, "db" | "clock">) {
  return new Lucia(createAdapter(deps), {
    sessionExpiresIn: sessionIdle,
    getUserAttributes: (attributes) => attributes,
  });
}

/**
 * Lucia calls the token a session's id. It reads the machine's clock and we read ours, so expiries
 * are passed on as the remaining time.
 */
function createAdapter({ db, clock }: Pick<Deps, "db" | "clock">): Adapter {
  const after = (span: TimeSpan) => new Date(clock.now().getTime() + span.milliseconds());
  const inMachineTime = (expiry: Date) =>
    new Date(Date.now() + expiry.getTime() - clock.now().getTime());

  return {
    async getSessionAndUser(token) {
      const row = await findSessionWithUser(db, hashToken(token), clock.now());
      if (row === undefined) return [null, null];
      const at = clock.now();
      const unlessSince = new Date(at.getTime() - lastUsePrecisionMs);
      if (row.last_used_at <= unlessSince) {
        await recordSessionUse(db, hashToken(token), { at, unlessSince });
      }
      const account = presentUser(row);
      return [
        {
          id: token,
          userId: account.id,
          expiresAt: inMachineTime(row.expires_at),
          attributes: { device: row.device },
        },
        {
          id: account.id,
          attributes: { account, lacksSecondFactor: row.lacks_second_factor === true },
        },
      ];
    },
    async getUserSessions(userId) {
      const rows = await listUserSessions(db, userId);
      return rows.map(({ id, device, expires_at: expiry }) => ({
        id,
        userId,
        expiresAt: inMachineTime(expiry),
        attributes: { device },
      }));
    },
    setSession: ({ id, userId, attributes: { device } }) =>
      insertSession(db, {
        id: hashToken(id),
        userId,
        device,
        at: clock.now(),
        expiresAt: after(sessionIdle),
        absoluteExpiresAt: after(sessionLifetime),
      }),
    updateSessionExpiration: (token) => prolongSession(db, hashToken(token), after(sessionIdle)),
    deleteSession: (token) => deleteSession(db, hashToken(token)),
    deleteUserSessions: (userId) => deleteUserSessions(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, clock.now()),
  };
}
