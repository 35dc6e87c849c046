import { maxApiKeyNameLength, maxApiKeys } from "./rules.ts";

export const apiKeyMessages = {
  nameRequired: "Please name the key, for example after who uses it",
  nameTooLong: `A key's name may have at most ${maxApiKeyNameLength} characters`,
  scopeRequired: "Please choose at least one scope",
  scopePlaceless: (scope: string) =>
    `${scope} does nothing for a key that is limited to places. Please leave out the scope or the places.`,
  notFound: "API key not found",
  revoked: "API key revoked",
  tooMany: `There are already ${maxApiKeys} API keys. Please revoke one you no longer use.`,
  loadFailed: "Failed to load API keys",
  noneFound: "No API keys yet",
  createFailed: "Failed to create API key",
  createFailedRetry: "Failed to create API key. Please try again.",
  revokeFailed: "Failed to revoke API key",
  revokeFailedRetry: "Failed to revoke API key. Please try again.",
  copied: "API key copied to clipboard!",
  keyNeeded: "Please send an API key as a bearer token.",
  sessionOnly: "API keys can't do this. Sign in as an admin.",
  scopeMissing: (scope: string) => `This API key lacks the scope ${scope}.`,
  makerForbids: "The role of the person who created this API key doesn't allow this.",
  created: (name: string) => `The API key ${name} is ready`,
  confirmRevoke: (name: string) =>
    `Are you sure you want to revoke the API key ${name}? Anything that uses it stops working at once. This action cannot be undone.`,
} as const;
