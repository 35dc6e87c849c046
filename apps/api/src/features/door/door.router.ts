import {
  doorIdInput,
  doorSheetInput,
  guestListInput,
  syncDoorInput,
} from "@before-ten/contracts/door/input";
import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import { adminProcedure, router } from "../../trpc/init.ts";
import {
  addGuests,
  deleteGuests,
  getDoor,
  listParties,
  saveSheet,
  syncDoor,
  takeAttendance,
} from "./door.service.ts";

/** Not for API keys, as guest lists are personal. */
const changing = adminProcedure("door:write").meta({ changesNoPage: true });

export const doorRouter = router({
  list: adminProcedure("door:read").query(({ ctx }) => listParties(ctx.deps)),

  get: adminProcedure("door:read")
    .input(doorIdInput)
    .query(({ ctx, input }) => getDoor(ctx.deps, input.id)),

  sync: changing.input(syncDoorInput).mutation(({ ctx, input }) => syncDoor(ctx.deps, input)),

  saveSheet: changing
    .input(doorSheetInput)
    .mutation(({ ctx, input }) => saveSheet(ctx.deps, input)),

  addGuests: changing
    .input(guestListInput)
    .mutation(({ ctx, input }) => addGuests(ctx.deps, input)),

  deleteGuests: changing.input(doorIdInput).mutation(async ({ ctx, input }) => {
    await deleteGuests(ctx.deps, input.id);
    return { message: messages.guestsDeleted };
  }),

  takeAttendance: adminProcedure("door:write")
    .input(doorIdInput)
    .mutation(({ ctx, input }) => takeAttendance(ctx.deps, input.id)),
});
