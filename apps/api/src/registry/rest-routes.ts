import { albumRoutes } from "../features/albums/albums.rest.ts";
import { alertRoutes } from "../features/alerts/alerts.rest.ts";
import { analyticsRoutes } from "../features/analytics/analytics.rest.ts";
import { apiKeyRoutes } from "../features/api-keys/api-keys.rest.ts";
import { authRoutes } from "../features/auth/auth.rest.ts";
import { campaignRoutes } from "../features/campaigns/campaigns.rest.ts";
import { ownSessionRoutes } from "../features/auth/sessions/own-sessions.rest.ts";
import { secondStepRoutes } from "../features/auth/second-factor/second-step.rest.ts";
import { userRoutes } from "../features/auth/users.rest.ts";
import { campaignAudienceRoutes } from "../features/campaigns/audience/audience.rest.ts";
import { bulkPostRoutes } from "../features/posts/bulk-posts.rest.ts";
import { postRoutes } from "../features/posts/posts.rest.ts";
import { postPreviewRoutes } from "../features/posts/preview/post-previews.rest.ts";
import { campaignContentRoutes } from "../features/campaigns/content/campaign-content.rest.ts";
import { campaignReportRoutes } from "../features/campaigns/reports/campaign-reports.rest.ts";
import { sentMailRoutes } from "../features/campaigns/content/sent-mail.rest.ts";
import { imageRoutes } from "../features/images/images.rest.ts";
import { invitationRoutes } from "../features/auth/invitations/invitations.rest.ts";
import { calendarRoutes } from "../features/calendar/calendar.rest.ts";
import { cannedAnswerRoutes } from "../features/contact/canned-answers.rest.ts";
import { contactRoutes } from "../features/contact/contact.rest.ts";
import { dashboardRoutes } from "../features/dashboard/dashboard.rest.ts";
import { bulkEventRoutes } from "../features/events/bulk-events.rest.ts";
import { eventRoutes } from "../features/events/events.rest.ts";
import { privacyRoutes } from "../features/privacy/privacy.rest.ts";
import { seriesRoutes } from "../features/events/series/series.rest.ts";
import { importRoutes } from "../features/imports/imports.rest.ts";
import { healthRoutes } from "../features/health/health.rest.ts";
import { historyRoutes } from "../features/history/history.rest.ts";
import { newsletterRoutes } from "../features/newsletter/newsletter.rest.ts";
import { ticketPageRoutes } from "../features/ticket-pages/ticket-pages.rest.ts";
import { trashRoutes } from "../features/trash/trash.rest.ts";
import type { RestRoute } from "../rest/route.ts";

/** The documented API, with all its rows. */
export const restRoutes: readonly RestRoute[] = [
  ...eventRoutes,
  ...bulkEventRoutes,
  ...albumRoutes,
  ...seriesRoutes,
  ...alertRoutes,
  ...postRoutes,
  ...bulkPostRoutes,
  ...postPreviewRoutes,
  ...imageRoutes,
  ...newsletterRoutes,
  ...importRoutes,
  ...campaignRoutes,
  ...campaignContentRoutes,
  ...campaignAudienceRoutes,
  ...campaignReportRoutes,
  ...sentMailRoutes,
  ...calendarRoutes,
  ...contactRoutes,
  ...cannedAnswerRoutes,
  ...analyticsRoutes,
  ...authRoutes,
  ...secondStepRoutes,
  ...ownSessionRoutes,
  ...userRoutes,
  ...invitationRoutes,
  ...apiKeyRoutes,
  ...privacyRoutes,
  ...dashboardRoutes,
  ...historyRoutes,
  ...healthRoutes,
  ...ticketPageRoutes,
  ...trashRoutes,
];
