import type { inferRouterOutputs } from "@trpc/server";
import { alertsRouter } from "../features/alerts/alerts.router.ts";
import { analyticsRouter } from "../features/analytics/analytics.router.ts";
import { apiKeysRouter } from "../features/api-keys/api-keys.router.ts";
import { authRouter } from "../features/auth/auth.router.ts";
import { campaignsRouter } from "../features/campaigns/campaigns.router.ts";
import { usersRouter } from "../features/auth/users.router.ts";
import { campaignAudienceRouter } from "../features/campaigns/audience/audience.router.ts";
import { postsRouter } from "../features/posts/posts.router.ts";
import { campaignContentRouter } from "../features/campaigns/content/campaign-content.router.ts";
import { campaignReportsRouter } from "../features/campaigns/reports/campaign-reports.router.ts";
import { sentMailRouter } from "../features/campaigns/content/sent-mail.router.ts";
import { contactRouter } from "../features/contact/contact.router.ts";
import { dashboardRouter } from "../features/dashboard/dashboard.router.ts";
import { eventsRouter } from "../features/events/events.router.ts";
import { seriesRouter } from "../features/events/series/series.router.ts";
import { newsletterRouter } from "../features/newsletter/newsletter.router.ts";
import { placesRouter } from "../features/places/places.router.ts";
import { ticketPagesRouter } from "../features/ticket-pages/ticket-pages.router.ts";
import { router } from "../trpc/init.ts";

export const appRouter = router({
  alerts: alertsRouter,
  analytics: analyticsRouter,
  apiKeys: apiKeysRouter,
  auth: authRouter,
  campaigns: campaignsRouter,
  campaignContent: campaignContentRouter,
  campaignAudience: campaignAudienceRouter,
  campaignReports: campaignReportsRouter,
  sentMail: sentMailRouter,
  contact: contactRouter,
  dashboard: dashboardRouter,
  events: eventsRouter,
  posts: postsRouter,
  newsletter: newsletterRouter,
  places: placesRouter,
  ticketPages: ticketPagesRouter,
  series: seriesRouter,
  users: usersRouter,
});

export type AppRouter = typeof appRouter;

export type RouterOutputs = inferRouterOutputs<AppRouter>;
