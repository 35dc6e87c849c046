export const privacyMessages = {
  erased: "Everything about this address has been erased",
  nothing: "Nothing is stored about this address",
  admin: "This is an admin's account. End their access under Users first.",
  confirmationWrong: "Please type the same address again",
  searchFailed: "Failed to search for the address",
  eraseFailed: "Failed to erase the address",
  listFailed: "Failed to load the receipts",
} as const;
