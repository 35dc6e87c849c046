/** The sentences of the admin area, apart from those of the public pages, which would carry them along. */

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
  timeZoneUnknown: "Please enter a time zone by its IANA name (e.g., America/Vancouver)",
  wholeNumber: "Please enter a whole number",
  capacityUnlimited: "An event without a limit has no capacity",
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
  loadFailedRetry: "Failed to load blogs. Please try again.",
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

export const newsletterStaffMessages = {
  loadFailed: "Failed to fetch subscribers",
  statusFailed: "Failed to update subscriber status",
  bulkFailed: "Failed to perform bulk action",
  exportFailed: "Failed to export subscribers",
  exported: "Export completed successfully",
  selectionRequired: "Please select subscribers and an action",
  enterTag: "Enter tag to add:",
  noneFound: "No subscribers found",
  notFound: "Subscriber not found",
  tagRequired: "Please enter a tag",
  tooManyMatches:
    "These are more than 50,000 subscribers. Please narrow the search or choose a status.",
  preferencesUpdated: "Subscriber preferences updated",
  statusUpdated: (status: string) => `Subscriber status updated to ${status}`,
  bulkCompleted: (count: number) => `Bulk action completed for ${count} subscribers`,
} as const;

export const contactStaffMessages = {
  notFound: "Message not found",
  notFailed: "The e-mail of this message has not failed",
} as const;

export const analyticsMessages = {
  loadFailed: "Failed to load analytics",
  noneFound: "Nothing was counted in these days",
  chartFailed: "The chart can't be drawn right now. The table holds the same figures.",
} as const;

export const userMessages = {
  notFound: "User not found",
  deleted: "User deleted successfully",
  notOneself: "You can't delete your own account. Another admin can.",
  lastAdmin: "This is the last admin. Make another one first.",
  loadFailed: "Failed to load accounts",
  noneFound: "No accounts found",
  createFailed: "Failed to create admin",
  createFailedRetry: "Failed to create admin. Please try again.",
  deleteFailed: "Failed to delete account",
  deleteFailedRetry: "Failed to delete account. Please try again.",
  updateFailed: "Failed to save your details",
  updateFailedRetry: "Failed to save your details. Please try again.",
  passwordFailed: "Failed to change your password",
  passwordFailedRetry: "Failed to change your password. Please try again.",
  profileUpdated: "Your details are saved.",
  emailPending: (email: string) =>
    `We have sent a link to ${email}. Your account has this address once you open it.`,
  emailKept: "Your account keeps its address.",
  created: (name: string) => `${name} is an admin now`,
  confirmDelete: (email: string) =>
    `Are you sure you want to delete the account of ${email}? They are signed out at once. This action cannot be undone.`,
} as const;

export const apiKeyMessages = {
  nameRequired: "Please name the key, for example after who uses it",
  nameTooLong: "A key's name may have at most 100 characters",
  scopeRequired: "Please choose at least one scope",
  notFound: "API key not found",
  revoked: "API key revoked",
  tooMany: "There are 100 API keys already. Please revoke one that nobody uses.",
  loadFailed: "Failed to load API keys",
  noneFound: "No API keys yet",
  createFailed: "Failed to create API key",
  createFailedRetry: "Failed to create API key. Please try again.",
  revokeFailed: "Failed to revoke API key",
  revokeFailedRetry: "Failed to revoke API key. Please try again.",
  copied: "API key copied to clipboard!",
  sessionOnly: "API keys can't do this. Sign in as an admin.",
  scopeMissing: (scope: string) => `This API key lacks the scope ${scope}.`,
  created: (name: string) => `The API key ${name} is ready`,
  confirmRevoke: (name: string) =>
    `Are you sure you want to revoke the API key ${name}? Calls with it fail at once. This action cannot be undone.`,
} as const;

export const imageMessages = {
  invalid: "Please select a valid image file (JPEG, PNG, WebP)",
  tooLarge: "Image size must be less than 5MB",
  tooSlow: "This picture takes too long to process. Please choose a simpler or smaller one.",
  storageFull: "There is no room left to store this picture. Please try again later.",
} as const;

export const commandMessages = {
  openFailed: "This couldn't be opened. Check your connection, then try once more.",
  finding: "Looking for events and posts",
  findFailed: "Events and posts couldn't be looked up.",
  noneFound: "Nothing has this name. Try another word.",
} as const;
