import { defineTexts } from "../../define-texts.ts";

/** What an admin with the role is asked to do: "Ana would like you to …". */
export const invitedToTexts = defineTexts("invited-to", "What invited admins are asked to do", {
  owner: "look after everything: parties, the blog, the newsletter, and who else has access",
  editor: "look after parties and the blog",
  newsletter: "write the newsletter and look after its subscribers",
  messages: "answer visitors' messages",
  door: "see guest lists and count people at the door",
  viewer: "see what's planned and how it's going",
  within: "{work}, in {places} only",
});
