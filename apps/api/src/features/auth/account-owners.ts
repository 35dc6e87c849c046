import { undoableSince } from "@before-ten/contracts/auth/rules";
import { findUndoLinkEmail, listLeftEmails } from "@before-ten/db/queries/auth/auth-links";
import { findUser } from "@before-ten/db/queries/auth/users";
import type { AccountOwners } from "../../deps.ts";

export const accountOwners: AccountOwners = {
  async listUndoLinks(trx, userId, at) {
    const links = await listLeftEmails(trx, userId, undoableSince(at));
    return links.map(({ linkId }) => linkId);
  },
  async findReader(db, { userId, undoLinkId }) {
    const isFormer = undoLinkId !== undefined;
    const to = isFormer
      ? await findUndoLinkEmail(db, undoLinkId)
      : (await findUser(db, userId))?.email;
    return to === undefined ? undefined : { to, isFormer };
  },
};
