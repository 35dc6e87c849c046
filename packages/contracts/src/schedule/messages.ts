export const scheduleMessages = {
  timeInvalid: "Please enter a valid day and time",
  publishPassed: "This time has passed. Choose a later one, or publish it now.",
  takeDownPassed: "This time has passed. Choose a later one, or make it a draft now.",
  takeDownFirst: "It has to be taken down after it is published",
  isPublic: "It is on the site already. Make it a draft to publish it later.",
} as const;
