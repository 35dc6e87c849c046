import { alertRoutes } from "../features/alerts/alerts.rest.ts";
import { analyticsRoutes } from "../features/analytics/analytics.rest.ts";
import { apiKeyRoutes } from "../features/api-keys/api-keys.rest.ts";
import { authRoutes } from "../features/auth/auth.rest.ts";
import { campaignRoutes } from "../features/campaigns/campaigns.rest.ts";
import { userRoutes } from "../features/auth/users.rest.ts";
import { campaignAudienceRoutes } from "../features/campaigns/audience/audience.rest.ts";
import { postRoutes } from "../features/posts/posts.rest.ts";
import { campaignContentRoutes } from "../features/campaigns/content/campaign-content.rest.ts";
import { campaignReportRoutes } from "../features/campaigns/reports/campaign-reports.rest.ts";
import { sentMailRoutes } from "../features/campaigns/content/sent-mail.rest.ts";
import { contactRoutes } from "../features/contact/contact.rest.ts";
import { dashboardRoutes } from "../features/dashboard/dashboard.rest.ts";
import { eventRoutes } from "../features/events/events.rest.ts";
import { seriesRoutes } from "../features/events/series/series.rest.ts";
import { newsletterRoutes } from "../features/newsletter/newsletter.rest.ts";
import { ticketPageRoutes } from "../features/ticket-pages/ticket-pages.rest.ts";
import type { RestRoute } from "../rest/route.ts";

/** The documented API, every row of it. */
export const restRoutes: readonly RestRoute[] = [
  ...eventRoutes,
  ...seriesRoutes,
  ...alertRoutes,
  ...postRoutes,
  ...newsletterRoutes,
  ...campaignRoutes,
  ...campaignContentRoutes,
  ...campaignAudienceRoutes,
  ...campaignReportRoutes,
  ...sentMailRoutes,
  ...contactRoutes,
  ...analyticsRoutes,
  ...authRoutes,
  ...userRoutes,
  ...apiKeyRoutes,
  ...dashboardRoutes,
  ...ticketPageRoutes,
];
