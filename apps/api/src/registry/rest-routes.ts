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
import { pageRoutes } from "../features/posts/pages/pages.rest.ts";
import { pagePreviewRoutes } from "../features/posts/preview/page-previews.rest.ts";
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
import { doorRoutes } from "../features/door/door.rest.ts";
import { eventRoutes } from "../features/events/events.rest.ts";
import { privacyRoutes } from "../features/privacy/privacy.rest.ts";
import { orderRoutes } from "../features/orders/orders.rest.ts";
import { promoterLinkRoutes } from "../features/promoter-links/promoter-links.rest.ts";
import { reviewRoutes } from "../features/reviews/reviews.rest.ts";
import { seriesRoutes } from "../features/events/series/series.rest.ts";
import { importRoutes } from "../features/imports/imports.rest.ts";
import { healthRoutes } from "../features/health/health.rest.ts";
import { historyRoutes } from "../features/history/history.rest.ts";
import { newsletterRoutes } from "../features/newsletter/newsletter.rest.ts";
import { setupRoutes } from "../features/setup/setup.rest.ts";
import { siteRoutes } from "../features/site/site.rest.ts";
import { senderHealthRoutes } from "../features/sender-health/sender-health.rest.ts";
import { ticketPageRoutes } from "../features/ticket-pages/ticket-pages.rest.ts";
import { trashRoutes } from "../features/trash/trash.rest.ts";
import { changeRoutes } from "../features/changes/changes.rest.ts";
import { webhookRoutes } from "../features/changes/webhooks/webhooks.rest.ts";
import { cityRoutes } from "../features/events/cities/cities.rest.ts";
import { venueRoutes } from "../features/events/venues/venues.rest.ts";
import type { RestApi } from "../openapi/document.ts";
import type { RestRoute } from "../rest/route.ts";

/** The documented API, with all its rows. */
export const restRoutes: readonly RestRoute[] = [
  ...eventRoutes,
  ...bulkEventRoutes,
  ...albumRoutes,
  ...seriesRoutes,
  ...venueRoutes,
  ...cityRoutes,
  ...alertRoutes,
  ...reviewRoutes,
  ...orderRoutes,
  ...promoterLinkRoutes,
  ...postRoutes,
  ...bulkPostRoutes,
  ...pageRoutes,
  ...postPreviewRoutes,
  ...pagePreviewRoutes,
  ...imageRoutes,
  ...newsletterRoutes,
  ...importRoutes,
  ...campaignRoutes,
  ...campaignContentRoutes,
  ...campaignAudienceRoutes,
  ...campaignReportRoutes,
  ...sentMailRoutes,
  ...calendarRoutes,
  ...changeRoutes,
  ...webhookRoutes,
  ...contactRoutes,
  ...cannedAnswerRoutes,
  ...doorRoutes,
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
  ...setupRoutes,
  ...siteRoutes,
  ...senderHealthRoutes,
  ...ticketPageRoutes,
  ...trashRoutes,
];

/** What its document describes. */
export const restApi: RestApi = {
  routes: restRoutes,
  tags: {
    series: "Recurring events that share a rule, a page and a feed.",
    venues: "Where events take place, with what is always so there.",
    cities: "Cities with their venues and events.",
    events: "Events: public lists and pages, counts of views and clicks, and editing by admins.",
    albums: "Images of past events. An album has the id of its event.",
    blogs: "Blog posts.",
    pages: "Pages of the club's own, such as its privacy policy.",
    postPreviews: "Links for reading a draft before it is published.",
    pagePreviews: "Links for reading a page before it is published.",
    images: "All uploaded images and where they are used.",
    alerts: "One-off emails to people who want to know when something about an event changes.",
    reviews: "What guests say of an event afterwards.",
    orders: "Orders of ticket sellers: tickets sold and refunded, and revenue.",
    promoterLinks: "Short links to an event, and what came through each.",
    campaignReports: "Results of campaigns, and bounced emails.",
    newsletter: "Subscribing, unsubscribing, and the list of subscribers for admins.",
    calendar: "Upcoming events and scheduled changes.",
    changes: "What other programs follow: all changes, in order.",
    webhooks: "Changes that are sent to other programs as they happen.",
    contact: "Messages from visitors.",
    cannedAnswers: "Saved texts for answering messages.",
    door: "Guest lists, and counting people at the door.",
    analytics: "Views, clicks and sign-ups.",
    auth: "Accounts and signing in.",
    ownSessions: "The sessions of your own account.",
    apiKeys: "API keys, for signed-in admins.",
    users: "Managing accounts.",
    dashboard: "Figures on the dashboard.",
    campaignContent: "Previewing and testing a campaign, and finding content for it.",
    campaigns: "Emails to some or all subscribers.",
    invitations: "Inviting admins by email.",
    senderHealth: "Whether mailbox providers trust the club's mail.",
    sentMail: "A campaign's email as it was sent.",
    campaignAudience: "Who a campaign would reach.",
    subscriberImports: "Importing subscribers from files, which are checked row by row first.",
    eventImports: "Importing events from tables and calendars.",
    privacy: "Finding and erasing what is stored about a person.",
    ticketPages: "Comparing events with the pages that sell their tickets.",
    health: "The state of the running system, for its operator.",
    history: "Changes and security events.",
    setup: "What a new site needs, and removing the demo club.",
    site: "The sentences and lists of the pages and mails, which admins can change.",
    trash: "Restoring what was deleted in the last 30 days.",
  },
};
