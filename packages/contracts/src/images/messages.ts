export const imageMessages = {
  invalid: "Please select a valid image file (JPEG, PNG, WebP)",
  tooLarge: "Image size must be less than 5MB",
  tooSlow: "This image takes too long to process. Please choose a simpler or smaller one.",
  interrupted: "This image could not be processed just now. Please try again.",
  storageAway: "We can't reach our image storage just now. Please try again in a moment.",
  storageFull: "There is no room left to store this image. Please try again later.",
} as const;
