import { defineTexts } from "../../define-texts.ts";

export const postsTexts = defineTexts("posts", "Blog (/blog)", {
  pageTitle: "Blog",
  description:
    "Stories, playlists and good advice from a day club: what to wear, what to dance to, and how to be home by half past ten.",
  title: "The Blog",
  lead: "Stories from the floor, the decks and the walk home. Written in daylight, best read before ten.",
  newsletterTitle: "Good stories, once in a while",
});
