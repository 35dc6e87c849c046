import type { AnyTexts, TextDefault } from "./define-texts.ts";
import * as about from "./texts/about.ts";
import * as album from "./texts/events/album.ts";
import * as alertForm from "./texts/events/alert-form.ts";
import * as announcement from "./texts/announcement.ts";
import * as brand from "./texts/brand.ts";
import * as breadcrumbs from "./texts/breadcrumbs.ts";
import * as choices from "./texts/newsletter/choices.ts";
import * as clubPage from "./texts/posts/club-page.ts";
import * as countries from "./texts/countries.ts";
import * as clubFilm from "./texts/club-film.ts";
import * as confirmAlert from "./texts/events/confirm-alert.ts";
import * as confirmNewsletter from "./texts/newsletter/confirm-newsletter.ts";
import * as consent from "./texts/newsletter/consent.ts";
import * as contact from "./texts/contact.ts";
import * as contactForm from "./texts/contact-form.ts";
import * as emailRow from "./texts/newsletter/email-row.ts";
import * as embed from "./texts/embed.ts";
import * as errorPages from "./texts/error-pages.ts";
import * as eventPage from "./texts/events/event-page.ts";
import * as eventStates from "./texts/events/event-states.ts";
import * as events from "./texts/events/events-page.ts";
import * as eventsList from "./texts/events/events-list.ts";
import * as feedLinks from "./texts/feed-links.ts";
import * as feeds from "./texts/feeds.ts";
import * as footer from "./texts/footer.ts";
import * as forgotPassword from "./texts/accounts/forgot-password.ts";
import * as gallery from "./texts/events/gallery.ts";
import * as galleryList from "./texts/events/gallery-list.ts";
import * as head from "./texts/head.ts";
import * as header from "./texts/header.ts";
import * as heroFilm from "./texts/hero-film.ts";
import * as home from "./texts/home.ts";
import * as invitation from "./texts/accounts/invitation.ts";
import * as invitedTo from "./texts/accounts/invited-to.ts";
import * as legal from "./texts/legal.ts";
import * as leaveAlert from "./texts/events/leave-alert.ts";
import * as lightbox from "./texts/events/lightbox.ts";
import * as llms from "./texts/llms.ts";
import * as loadError from "./texts/load-error.ts";
import * as mailAccount from "./texts/mails/account.ts";
import * as mailAccountNotices from "./texts/mails/account-notices.ts";
import * as mailAdmins from "./texts/mails/admins.ts";
import * as mailAlerts from "./texts/mails/alerts.ts";
import * as mailFollowers from "./texts/mails/followers.ts";
import * as mailApiKeys from "./texts/mails/api-keys.ts";
import * as mailCampaigns from "./texts/mails/campaigns.ts";
import * as mailCards from "./texts/mails/cards.ts";
import * as mailContactReply from "./texts/mails/contact-reply.ts";
import * as mailLayout from "./texts/mails/layout.ts";
import * as mailNewsletter from "./texts/mails/newsletter.ts";
import * as mailWebhooks from "./texts/mails/webhooks.ts";
import * as nearMe from "./texts/events/near-me.ts";
import * as needsScripts from "./texts/needs-scripts.ts";
import * as linkForm from "./texts/newsletter/link-form.ts";
import * as newsletterForm from "./texts/newsletter/newsletter-form.ts";
import * as nextParty from "./texts/events/next-party.ts";
import * as pastTickets from "./texts/events/past-tickets.ts";
import * as photos from "./texts/events/photos.ts";
import * as places from "./texts/events/places.ts";
import * as plainPages from "./texts/plain-pages.ts";
import * as post from "./texts/posts/post.ts";
import * as postCard from "./texts/posts/post-card.ts";
import * as postCategories from "./texts/posts/post-categories.ts";
import * as postPreview from "./texts/posts/post-preview.ts";
import * as posts from "./texts/posts/posts-page.ts";
import * as postsList from "./texts/posts/posts-list.ts";
import * as preferences from "./texts/newsletter/preferences.ts";
import * as resetPassword from "./texts/accounts/reset-password.ts";
import * as review from "./texts/events/review.ts";
import * as series from "./texts/events/series.ts";
import * as shareButton from "./texts/share-button.ts";
import * as shareImages from "./texts/share-images.ts";
import * as ticket from "./texts/events/ticket.ts";
import * as toasts from "./texts/toasts.ts";
import * as trust from "./texts/trust.ts";
import * as undoEmailChange from "./texts/accounts/undo-email-change.ts";
import * as unsubscribe from "./texts/newsletter/unsubscribe.ts";
import * as upcomingEvents from "./texts/events/upcoming-events.ts";
import * as verifyEmail from "./texts/accounts/verify-email.ts";
import * as viewerTime from "./texts/events/viewer-time.ts";
import * as whatToExpect from "./texts/events/what-to-expect.ts";

/** All files with definitions, in the order in which admins see them. */
const files: readonly Readonly<Record<string, AnyTexts>>[] = [
  brand,
  { legalTexts: legal.legalTexts, senderConsentTexts: legal.senderConsentTexts },
  countries,
  announcement,
  header,
  footer,
  home,
  heroFilm,
  upcomingEvents,
  events,
  eventsList,
  nearMe,
  ticket,
  eventPage,
  eventStates,
  whatToExpect,
  series,
  places,
  alertForm,
  about,
  gallery,
  galleryList,
  album,
  { photosTexts: photos.photosTexts },
  pastTickets,
  lightbox,
  trust,
  posts,
  postsList,
  post,
  postCard,
  postCategories,
  clubPage,
  nextParty,
  contact,
  contactForm,
  linkForm,
  newsletterForm,
  emailRow,
  consent,
  unsubscribe,
  breadcrumbs,
  choices,
  clubFilm,
  confirmAlert,
  confirmNewsletter,
  embed,
  errorPages,
  feedLinks,
  feeds,
  forgotPassword,
  head,
  invitation,
  invitedTo,
  leaveAlert,
  llms,
  loadError,
  needsScripts,
  plainPages,
  postPreview,
  preferences,
  resetPassword,
  review,
  shareButton,
  shareImages,
  toasts,
  undoEmailChange,
  verifyEmail,
  viewerTime,
  mailLayout,
  mailCards,
  mailNewsletter,
  mailWebhooks,
  mailCampaigns,
  mailAlerts,
  mailFollowers,
  mailContactReply,
  mailAccount,
  mailAccountNotices,
  mailAdmins,
  mailApiKeys,
];

export const allTexts: readonly AnyTexts[] = files.flatMap((file) => Object.values(file));

export interface TextPlace {
  key: string;
  /** The definition's label. */
  page: string;
  byDefault: TextDefault;
}

/** Every text by its key: `about.title`. */
export const textPlaces: ReadonlyMap<string, TextPlace> = new Map(
  allTexts.flatMap(({ name, label, defaults }) =>
    Object.entries(defaults).map(([text, byDefault]): [string, TextPlace] => {
      const key = `${name}.${text}`;
      return [key, { key, page: label, byDefault }];
    }),
  ),
);
