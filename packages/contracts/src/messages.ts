/** The exact sentences of the specification, by feature. Schemas, errors and toasts read them here. */

export const eventMessages = {
  loadFailed: "Failed to load events",
  notFound: "Event not found",
  detailsFailed: "Failed to load event details",
  noneUpcoming: "No upcoming events scheduled",
  noneFound: "No events found",
} as const;

export const eventFormMessages = {
  nameRequired: "Event name is required",
  nameTooShort: "Event name must be at least 3 characters",
  descriptionRequired: "Description is required",
  descriptionTooShort: "Description must be at least 10 characters",
  startDateRequired: "Start date is required",
  endDateRequired: "End date is required",
  startTimeRequired: "Start time is required",
  endTimeRequired: "End time is required",
  countryRequired: "Country is required",
  priceRequired: "Ticket price is required",
  priceInvalid: "Please enter a valid price (e.g., 50.00)",
  linkRequired: "Redirect URL is required",
  linkInvalid: "Please enter a valid URL",
  endBeforeStart: "End date must be on or after start date",
  locationRequired: "Location is required",
  locationMissingManual: "Please enter a location manually",
  locationMissing: "Please select a location from the dropdown or switch to manual entry",
  dateInvalid: "Please enter a valid date",
  timeInvalid: "Please enter a valid time (e.g., 16:00)",
  wholeNumber: "Please enter a whole number",
} as const;

export const adminEventMessages = {
  created: "Event created successfully!",
  updated: "Event updated successfully!",
  deleted: "Event deleted successfully!",
  createFailed: "Failed to create event",
  createFailedRetry: "Failed to create event. Please try again.",
  updateFailed: "Failed to update event",
  updateFailedRetry: "Failed to update event. Please try again.",
  deleteFailed: "Failed to delete event",
  deleteFailedRetry: "Failed to delete event. Please try again.",
  loadFailed: "Failed to load event data",
  confirmDelete: "Are you sure you want to delete this event? This action cannot be undone.",
  noneCurrent: "No current active events found.",
  unableToLoad: "Unable to load",
  createFirst: "Create Your First Event",
  statusChanged: "Event status updated successfully!",
  duplicateFailed: "Failed to duplicate event",
  duplicateFailedRetry: "Failed to duplicate event. Please try again.",
} as const;

export const blogMessages = {
  loadFailed: "Failed to load blogs",
  notFound: "Blog not found",
  detailsFailed: "Failed to load blog",
  missingTitle: "Blog Not Found",
  noneFound: "No articles found",
  linkCopied: "Link copied to clipboard!",
} as const;

export const blogFormMessages = {
  titleTooShort: "Title must be at least 3 characters",
  titleTooLong: "Title must be less than 200 characters",
  excerptTooShort: "Excerpt must be at least 10 characters",
  excerptTooLong: "Excerpt must be less than 500 characters",
  contentTooShort: "Content must be at least 50 characters",
  contentTooLong: "Content must be less than 10000 characters",
  authorRequired: "Author is required",
  authorTooLong: "Author name must be less than 100 characters",
  categoryRequired: "Category is required",
  tagTooLong: "A tag may have at most 40 characters",
  tooManyTags: "A post may have at most 20 tags",
  readTimeTooLong: "Read time may have at most 50 characters",
  slugInvalid: "Please use lower-case letters, digits and single hyphens",
  slugTaken: "Another post has this address",
} as const;

export const adminBlogMessages = {
  loadFailed: "Failed to load blogs",
  loadOneFailed: "Failed to load blog data",
  statusFailed: "Failed to update blog status",
  statusFailedRetry: "Failed to update blog status. Please try again.",
  deleteFromListFailed: "Failed to delete blog",
  deleteFromListFailedRetry: "Failed to delete blog. Please try again.",
  createFailed: "Failed to create blog post",
  createFailedRetry: "Failed to create blog post. Please try again.",
  updateFailed: "Failed to update blog post",
  updateFailedRetry: "Failed to update blog post. Please try again.",
  deleteFailed: "Failed to delete blog post",
  deleteFailedRetry: "Failed to delete blog post. Please try again.",
  deletedFromList: "Blog deleted successfully",
  created: "Blog post created successfully!",
  updated: "Blog post updated successfully!",
  deleted: "Blog post deleted successfully!",
  confirmDelete: "Are you sure you want to delete this blog post? This action cannot be undone.",
  preview: "Preview functionality coming soon!",
  noneFound: "No blogs found",
  createFirst: "Create First Blog Post",
  statusChanged: (status: string) => `Blog ${status} successfully`,
} as const;

export const newsletterMessages = {
  invalidEmail: "Please enter a valid email address",
  subscribed: "Successfully subscribed to newsletter!",
  subscribeFailed: "Failed to subscribe. Please try again.",
  tooManyAttempts: "Too many subscription attempts. Please try again later.",
  confirmationSent: "Almost there! Please open the e-mail we sent you and confirm your address.",
  confirmed: "Your subscription is confirmed. See you at four!",
  confirmFailed: "Failed to confirm. Please try again.",
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

export const authMessages = {
  invalidEmail: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be at least 15 characters",
  passwordTooLong: "Password must be at most 128 characters",
  passwordTooCommon:
    "This password is too easy to guess. Four words that don't belong together make a good one.",
  nameRequired: "Name is required",
  adminOnly: "Access denied. Admin privileges required.",
  signInNeeded: "Please sign in.",
  invalidCredentials: "Invalid email or password",
  loginFailed: "Login failed. Please check your credentials.",
  tooManyAttempts: "Too many attempts. Please try again later.",
  welcomeBack: "Welcome back, Admin!",
  loggedOut: "Logged out successfully",
  emailTaken: "An account with this email address exists already",
  wrongPassword: "The current password is not right",
  resetRequested: "If there is an account with this address, we have sent a link to it.",
  invalidResetLink: "This link is not valid, or too old. Please ask for a new one.",
  passwordChanged: "Your password is changed. Please sign in with the new one.",
  passwordUpdated: "Your password is changed. You are signed out everywhere else.",
  invalidVerifyLink:
    "This link is not valid, or too old. Choosing a new password confirms your address too.",
  requestFailed: "Something went wrong. Please check your connection and try again.",
  emailVerified: "Your email address is confirmed.",
} as const;

export const imageMessages = {
  invalid: "Please select a valid image file (JPEG, PNG, WebP)",
  tooLarge: "Image size must be less than 5MB",
  storageFull: "There is no room left to store this picture. Please try again later.",
} as const;
