import { maxCampaignHtmlBytes, maxCampaignLinks } from "./rules.ts";

/** Sentences for writing a campaign's mail, and for its editor. */
export const contentMessages = {
  empty: "This email is empty: add a block.",
  tooLarge: (bytes: number) =>
    `This email is ${kilobytes(bytes)} KB. Large providers cut off anything over ${kilobytes(maxCampaignHtmlBytes)} KB: please take something out.`,
  tooManyLinks: `An email can have at most ${maxCampaignLinks} different links.`,
  brokenField:
    "A personal field is incomplete. It needs a name, and what to say without one: {{name|there}}",
  fieldPlace:
    "Personal fields work in the subject, the preview text, headings and texts, but not here: take them out of buttons and descriptions of images.",
  eventGone: (name: string | undefined) =>
    name === undefined
      ? "A chosen event was deleted: it is left out."
      : `${name} is over or not public: it is left out.`,
  eventCalledOff: (name: string) => `${name} is called off, and its card says so.`,
  postGone: (name: string | undefined) =>
    name === undefined
      ? "A chosen post was deleted: it is left out."
      : `${name} is not published: it is left out.`,
  noNextEvents: "No upcoming party matches a block, so that block is left out.",
  noLatestPosts: "No post matches a block, so that block is left out.",
  imageMissing: (alt: string) =>
    `The image "${alt}" is missing and left out: please choose it again.`,
  setAside:
    "This campaign failed to start three times for the same reason. See Health for details.",
  testSent: (to: string) => `The test is on its way to ${to}.`,
  tooManyTests: "Too many tests at once. Please wait a few minutes.",
  imageRequired: "Please choose an image",
  previewFailed: "The preview can't be shown right now",
  testFailed: "The test couldn't be sent",
  uploadFailed: "The image couldn't be uploaded",
  choicesFailed: "The list can't be loaded",
} as const;

function kilobytes(bytes: number): string {
  return Math.ceil(bytes / 1_000).toLocaleString("en-AU");
}
