export const adminContactMessages = {
  notFound: "Message not found",
  notFailed: "The e-mail of this message has not failed",
} as const;
