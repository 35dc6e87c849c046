import {
  findingInput,
  readTicketPageInput,
  ticketPageIdInput,
} from "@before-ten/contracts/ticket-pages/input";
import { ticketPageMessages } from "@before-ten/contracts/ticket-pages/messages";
import { adminProcedure, limited, router } from "../../trpc/init.ts";
import {
  checkTicketPage,
  getTicketPage,
  ignoreFinding,
  listTicketPages,
  readTicketPage,
  takeFindingOver,
} from "./ticket-pages.service.ts";

/** Limits calls that make us request other hosts. */
const lookLimit = {
  name: "ticketPage",
  max: 20,
  windowMs: 15 * 60_000,
  message: ticketPageMessages.tooManyLooks,
};

export const ticketPagesRouter = router({
  list: adminProcedure("events:read").query(({ ctx }) => listTicketPages(ctx.deps)),

  get: adminProcedure("events:read")
    .input(ticketPageIdInput)
    .query(({ ctx, input }) => getTicketPage(ctx.deps, input.id)),

  read: adminProcedure("events:write")
    .meta({ changesNoPage: true })
    .use(limited(lookLimit))
    .input(readTicketPageInput)
    .mutation(({ ctx, input }) => readTicketPage(ctx.deps, input)),

  checkNow: adminProcedure("events:write")
    .meta({ changesNoPage: true })
    .use(limited(lookLimit))
    .input(ticketPageIdInput)
    .mutation(({ ctx, input }) => checkTicketPage(ctx.deps, input.id)),

  takeOver: adminProcedure("events:write")
    .input(findingInput)
    .mutation(({ ctx, input }) => takeFindingOver(ctx.deps, input)),

  ignore: adminProcedure("events:write")
    .meta({ changesNoPage: true })
    .input(findingInput)
    .mutation(({ ctx, input }) => ignoreFinding(ctx.deps, input)),
});
