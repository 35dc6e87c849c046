/** Sentences about albums for visitors. */
export const albumMessages = {
  notFound: "There are no photos of this party",
  loadFailed: "The photos couldn't be loaded",
  ratherNot: "In a photo and would rather not be?",
  writeToUs: "Write to us",
  photoCount: (count: number) => `${count} ${count === 1 ? "photo" : "photos"}`,
  /** Alternative text used when an image has none; counted from 1. */
  photoOf: (number: number, eventName: string) => `Photo ${number} of ${eventName}`,
} as const;
