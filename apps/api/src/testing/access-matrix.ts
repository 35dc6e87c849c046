import type { ApiScope } from "@before-ten/contracts/api-keys/rules";

/**
 * Who may call what. `registry/access.api.test.ts` fails for a procedure that isn't named here, and
 * for a name without a procedure.
 */
export type Access = "everybody" | "user" | "admin" | AdminOrKey;

/** Admins, and API keys with the scope. */
type AdminOrKey = `admin or ${ApiScope}`;

/** Procedures by who may call them. A REST row lets in whom its procedure lets in. */
export const procedureAccess: Record<string, Access> = {
  "analytics.get": "admin or read",
  "apiKeys.list": "admin",
  "apiKeys.create": "admin",
  "apiKeys.revoke": "admin",
  "auth.register": "everybody",
  "auth.login": "everybody",
  "auth.logout": "user",
  "auth.me": "user",
  "auth.updateProfile": "user",
  "auth.updatePassword": "user",
  "auth.forgotPassword": "everybody",
  "auth.resetPassword": "everybody",
  "auth.revokeMadeKeys": "everybody",
  "auth.undoEmailChange": "everybody",
  "auth.verifyEmail": "everybody",
  "posts.list": "everybody",
  "posts.get": "everybody",
  "posts.filters": "everybody",
  "posts.related": "everybody",
  "posts.view": "everybody",
  "posts.recordView": "everybody",
  "posts.listForAdmin": "admin or read",
  "posts.getForAdmin": "admin or read",
  "posts.create": "admin",
  "posts.update": "admin",
  "posts.setStatus": "admin",
  "posts.delete": "admin",
  "contact.send": "everybody",
  "contact.listForAdmin": "admin",
  "contact.setStatus": "admin",
  "contact.retryMail": "admin",
  "dashboard.stats": "admin or read",
  "events.list": "everybody",
  "events.upcoming": "everybody",
  "events.featured": "everybody",
  "events.byCountry": "everybody",
  "events.search": "everybody",
  "events.get": "everybody",
  "events.recordView": "everybody",
  "events.recordClick": "everybody",
  "events.listForAdmin": "admin or read",
  "events.create": "admin or events:write",
  "events.update": "admin or events:write",
  "events.setStatus": "admin or events:write",
  "events.duplicate": "admin or events:write",
  "events.repeat": "admin or events:write",
  "events.disrupt": "admin or events:write",
  "events.undisrupt": "admin or events:write",
  "events.delete": "admin or events:write",
  "newsletter.subscribe": "everybody",
  "newsletter.confirm": "everybody",
  "newsletter.unsubscribe": "everybody",
  "newsletter.listForAdmin": "admin or subscribers:write",
  "newsletter.overview": "admin or read",
  "newsletter.getSubscriber": "admin or subscribers:write",
  "newsletter.setStatus": "admin or subscribers:write",
  "newsletter.setPreferences": "admin or subscribers:write",
  "newsletter.bulk": "admin or subscribers:write",
  "newsletter.countSelfUnsubscribed": "admin or subscribers:write",
  "newsletter.export": "admin or subscribers:write",
  "places.status": "admin",
  "places.suggest": "admin",
  "places.get": "admin",
  "ticketPages.list": "admin",
  "ticketPages.get": "admin",
  "ticketPages.read": "admin",
  "ticketPages.checkNow": "admin",
  "ticketPages.takeOver": "admin",
  "ticketPages.ignore": "admin",
  "series.list": "everybody",
  "series.get": "everybody",
  "series.previewDates": "admin or events:write",
  "series.create": "admin or events:write",
  "series.addDates": "admin or events:write",
  "series.previewUpdate": "admin or events:write",
  "series.update": "admin or events:write",
  "series.delete": "admin or events:write",
  "users.list": "admin",
  "users.create": "admin",
  "users.delete": "admin",
};

/**
 * Procedures for which the admin area asks for one's own password again; REST doesn't.
 * `auth.updateProfile` does so for a new address.
 */
export const confirmedProcedures: readonly string[] = [
  "apiKeys.create",
  "auth.updateProfile",
  "users.create",
  "users.delete",
];

/** Procedures with a limit of calls, past which they answer 429; the same over REST. */
export const limitedProcedures: readonly string[] = [
  "auth.register",
  "auth.login",
  "auth.updateProfile",
  "auth.updatePassword",
  "auth.forgotPassword",
  "auth.resetPassword",
  "auth.revokeMadeKeys",
  "auth.undoEmailChange",
  "auth.verifyEmail",
  "posts.recordView",
  "contact.send",
  "events.recordView",
  "events.recordClick",
  "newsletter.subscribe",
  "newsletter.confirm",
  "newsletter.unsubscribe",
  "ticketPages.read",
  "ticketPages.checkNow",
];
