export const imageMessages = {
  invalid: "Please select a valid image file (JPEG, PNG, WebP)",
  tooLarge: "Image size must be less than 5MB",
  tooSlow: "This picture takes too long to process. Please choose a simpler or smaller one.",
  interrupted: "This picture could not be processed just now. Please try again.",
  storageAway: "Our image store is out of reach just now. Please try again in a moment.",
  storageFull: "There is no room left to store this picture. Please try again later.",
} as const;
