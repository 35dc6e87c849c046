export const scheduleMessages = {
  timeInvalid: "Please enter a valid day and time",
  publishPassed: "This time has passed. Choose a later one, or publish it now.",
  takeDownPassed: "This time has passed. Choose a later one, or make it a draft now.",
  takeDownFirst: "The take-down time has to be after the publish time",
  isPublic: "It's already on the site. Make it a draft to publish it later.",
} as const;
