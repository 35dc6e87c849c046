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
