import type { inferRouterOutputs } from "@trpc/server";
import { albumsRouter } from "../features/albums/albums.router.ts";
import { alertsRouter } from "../features/alerts/alerts.router.ts";
import { analyticsRouter } from "../features/analytics/analytics.router.ts";
import { apiKeysRouter } from "../features/api-keys/api-keys.router.ts";
import { authRouter } from "../features/auth/auth.router.ts";
import { campaignsRouter } from "../features/campaigns/campaigns.router.ts";
import { ownSessionsRouter } from "../features/auth/sessions/own-sessions.router.ts";
import { secondFactorRouter } from "../features/auth/second-factor/second-factor.router.ts";
import { usersRouter } from "../features/auth/users.router.ts";
import { campaignAudienceRouter } from "../features/campaigns/audience/audience.router.ts";
import { postsRouter } from "../features/posts/posts.router.ts";
import { pagesRouter } from "../features/posts/pages/pages.router.ts";
import {
  pagePreviewsRouter,
  postPreviewsRouter,
} from "../features/posts/preview/previews.router.ts";
import { campaignContentRouter } from "../features/campaigns/content/campaign-content.router.ts";
import { campaignReportsRouter } from "../features/campaigns/reports/campaign-reports.router.ts";
import { sentMailRouter } from "../features/campaigns/content/sent-mail.router.ts";
import { imagesRouter } from "../features/images/images.router.ts";
import { invitationsRouter } from "../features/auth/invitations/invitations.router.ts";
import { calendarRouter } from "../features/calendar/calendar.router.ts";
import { cannedAnswersRouter } from "../features/contact/canned-answers.router.ts";
import { contactRouter } from "../features/contact/contact.router.ts";
import { dashboardRouter } from "../features/dashboard/dashboard.router.ts";
import { doorRouter } from "../features/door/door.router.ts";
import { editingRouter } from "../features/editing/editing.router.ts";
import { eventsRouter } from "../features/events/events.router.ts";
import { ordersRouter } from "../features/orders/orders.router.ts";
import { promoterLinksRouter } from "../features/promoter-links/promoter-links.router.ts";
import { reviewsRouter } from "../features/reviews/reviews.router.ts";
import { privacyRouter } from "../features/privacy/privacy.router.ts";
import { seriesRouter } from "../features/events/series/series.router.ts";
import { eventImportsRouter, subscriberImportsRouter } from "../features/imports/imports.router.ts";
import { healthRouter } from "../features/health/health.router.ts";
import { historyRouter } from "../features/history/history.router.ts";
import { newsletterRouter } from "../features/newsletter/newsletter.router.ts";
import { placesRouter } from "../features/places/places.router.ts";
import { searchRouter } from "../features/search/search.router.ts";
import { senderHealthRouter } from "../features/sender-health/sender-health.router.ts";
import { ticketPagesRouter } from "../features/ticket-pages/ticket-pages.router.ts";
import { setupRouter } from "../features/setup/setup.router.ts";
import { siteRouter } from "../features/site/site.router.ts";
import { trashRouter } from "../features/trash/trash.router.ts";
import { changesRouter } from "../features/changes/changes.router.ts";
import { webhooksRouter } from "../features/changes/webhooks/webhooks.router.ts";
import { citiesRouter } from "../features/events/cities/cities.router.ts";
import { venuesRouter } from "../features/events/venues/venues.router.ts";
import { router } from "../trpc/init.ts";

export const appRouter = router({
  albums: albumsRouter,
  alerts: alertsRouter,
  analytics: analyticsRouter,
  apiKeys: apiKeysRouter,
  auth: authRouter,
  ownSessions: ownSessionsRouter,
  secondFactor: secondFactorRouter,
  campaigns: campaignsRouter,
  campaignContent: campaignContentRouter,
  campaignAudience: campaignAudienceRouter,
  campaignReports: campaignReportsRouter,
  sentMail: sentMailRouter,
  calendar: calendarRouter,
  changes: changesRouter,
  contact: contactRouter,
  cannedAnswers: cannedAnswersRouter,
  dashboard: dashboardRouter,
  door: doorRouter,
  editing: editingRouter,
  events: eventsRouter,
  eventImports: eventImportsRouter,
  health: healthRouter,
  history: historyRouter,
  images: imagesRouter,
  posts: postsRouter,
  pages: pagesRouter,
  postPreviews: postPreviewsRouter,
  pagePreviews: pagePreviewsRouter,
  newsletter: newsletterRouter,
  search: searchRouter,
  places: placesRouter,
  privacy: privacyRouter,
  reviews: reviewsRouter,
  orders: ordersRouter,
  promoterLinks: promoterLinksRouter,
  senderHealth: senderHealthRouter,
  ticketPages: ticketPagesRouter,
  series: seriesRouter,
  setup: setupRouter,
  site: siteRouter,
  trash: trashRouter,
  subscriberImports: subscriberImportsRouter,
  users: usersRouter,
  venues: venuesRouter,
  webhooks: webhooksRouter,
  cities: citiesRouter,
  invitations: invitationsRouter,
});

export type AppRouter = typeof appRouter;

export type RouterOutputs = inferRouterOutputs<AppRouter>;
