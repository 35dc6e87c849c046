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
  emailUnchanged: "Your account keeps its address.",
  created: (name: string) => `${name} is an admin now`,
  confirmDelete: (email: string) =>
    `Are you sure you want to delete the account of ${email}? They are signed out at once. This action cannot be undone.`,
} as const;
