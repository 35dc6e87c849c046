import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  findSessionWithUser,
  insertSession,
  listUserSessions,
  prolongSession,
} from "@before-ten/db/queries/auth/sessions";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Deps } from "../../deps.ts";
import { presentUser } from "./auth.present.ts";
import { hashToken } from "./token.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: AccountUser;
  }
}

/** A session ends when nobody used it for this long. */
const idle = new TimeSpan(7, "d");
/** A session ends after this long in any case. */
const absolute = new TimeSpan(30, "d");

/** Lucia makes the tokens and prolongs sessions; the database sees only hashes of the tokens. */
export function createLucia(deps: Pick<Deps, "db" | "clock">) {
  return new Lucia(createAdapter(deps), {
    sessionExpiresIn: idle,
    getUserAttributes: (attributes) => attributes,
  });
}

/**
 * Lucia calls the token a session's id. It reads the machine's clock and we read ours, so an expiry
 * is handed over as the time that is left.
 */
function createAdapter({ db, clock }: Pick<Deps, "db" | "clock">): Adapter {
  const after = (span: TimeSpan) => new Date(clock.now().getTime() + span.milliseconds());
  const inMachineTime = (expiry: Date) =>
    new Date(Date.now() + expiry.getTime() - clock.now().getTime());

  return {
    async getSessionAndUser(token) {
      const row = await findSessionWithUser(db, hashToken(token), clock.now());
      if (row === undefined) return [null, null];
      const user = presentUser(row);
      return [
        {
          id: token,
          userId: user.id,
          expiresAt: inMachineTime(row.expires_at),
          attributes: {},
        },
        { id: user.id, attributes: user },
      ];
    },
    async getUserSessions(userId) {
      const rows = await listUserSessions(db, userId);
      return rows.map(({ id, expires_at: expiry }) => ({
        id,
        userId,
        expiresAt: inMachineTime(expiry),
        attributes: {},
      }));
    },
    setSession: ({ id, userId }) =>
      insertSession(db, {
        id: hashToken(id),
        userId,
        at: clock.now(),
        expiresAt: after(idle),
        absoluteExpiresAt: after(absolute),
      }),
    updateSessionExpiration: (token) => prolongSession(db, hashToken(token), after(idle)),
    deleteSession: (token) => deleteSession(db, hashToken(token)),
    deleteUserSessions: (userId) => deleteUserSessions(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, clock.now()),
  };
}
