import { maxBlocks } from "./rules.ts";

export const campaignMessages = {
  subjectRequired: "Please enter a subject",
  senderRequired: "Please say who this is from",
  timeRequired: "Please choose a day and a time",
  textRequired: "Please write some text",
  imageRequired: "Please choose an image",
  altRequired: "Please describe the image for those who can't see it",
  invalidUrl: "Please enter a valid URL",
  nothingChosen: "Please choose at least one",
  tooManyBlocks: `A campaign has at most ${maxBlocks} blocks`,
};
