/** The exact sentences of the specification that visitors read, by feature. Schemas, errors and toasts read them here. */

export const eventMessages = {
  loadFailed: "Failed to load events",
  notFound: "Event not found",
  detailsFailed: "Failed to load event details",
  noneUpcoming: "No upcoming events scheduled",
  noneFound: "No events found",
} as const;

export const blogMessages = {
  loadFailed: "Failed to load blogs",
  notFound: "Blog not found",
  detailsFailed: "Failed to load blog",
  missingTitle: "Blog Not Found",
  noneFound: "No articles found",
  linkCopied: "Link copied to clipboard!",
} as const;

export const newsletterMessages = {
  invalidEmail: "Please enter a valid email address",
  subscribed: "Successfully subscribed to newsletter!",
  subscribeFailed: "Failed to subscribe. Please try again.",
  tooManyAttempts: "Too many subscription attempts. Please try again later.",
  confirmationSent: "Almost there! Please open the e-mail we sent you and confirm your address.",
  confirmed: "Your subscription is confirmed. See you at four!",
  confirmFailed: "Failed to confirm. Please try again.",
  invalidConfirmLink: "This link is not valid, or too old. Please subscribe once more.",
} as const;

export const unsubscribeMessages = {
  processing: "Processing your request...",
  successTitle: "Successfully Unsubscribed",
  alreadyTitle: "Already Unsubscribed",
  errorTitle: "Oops! Something went wrong",
  unsubscribed: "You will get no more newsletters from us.",
  alreadyUnsubscribed: "This e-mail address gets no newsletters from us.",
  noEmail: "No email address provided",
  failed: "Failed to unsubscribe. Please try again.",
  tooManyAttempts: "Too many requests. Please try again later.",
} as const;

export const contactMessages = {
  nameRequired: "Name is required",
  nameTooShort: "Name must be at least 2 characters",
  invalidEmail: "Please enter a valid email address",
  subjectRequired: "Subject is required",
  messageRequired: "Message is required",
  messageTooShort: "Message must be at least 10 characters",
  typeRequired: "Please choose what your message is about",
  sent: "Message sent successfully! We'll get back to you soon.",
  notSent: "Failed to send message",
  sendFailed: "Failed to send message. Please try again.",
  tooManySubmissions: "Too many submissions. Please try again later.",
  mailUnavailable: "Email service is temporarily unavailable. Please try again later.",
} as const;
