import type { inferRouterOutputs } from "@trpc/server";
import { blogsRouter } from "../features/blogs/blogs.router.ts";
import { contactRouter } from "../features/contact/contact.router.ts";
import { eventsRouter } from "../features/events/events.router.ts";
import { newsletterRouter } from "../features/newsletter/newsletter.router.ts";
import { router } from "./init.ts";

export const appRouter = router({
  contact: contactRouter,
  events: eventsRouter,
  blogs: blogsRouter,
  newsletter: newsletterRouter,
});

export type AppRouter = typeof appRouter;

export type RouterOutputs = inferRouterOutputs<AppRouter>;
