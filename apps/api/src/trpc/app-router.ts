import type { inferRouterOutputs } from "@trpc/server";
import { contactRouter } from "../features/contact/contact.router.ts";
import { eventsRouter } from "../features/events/events.router.ts";
import { newsletterRouter } from "../features/newsletter/newsletter.router.ts";
import { router } from "./init.ts";

export const appRouter = router({
  contact: contactRouter,
  events: eventsRouter,
  newsletter: newsletterRouter,
});

export type AppRouter = typeof appRouter;

export type RouterOutputs = inferRouterOutputs<AppRouter>;
