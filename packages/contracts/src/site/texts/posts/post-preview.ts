import { defineTexts } from "../../define-texts.ts";

export const postPreviewTexts = defineTexts("post-preview", "Preview of an article", {
  description: "A post that isn't public yet.",
  label: "About this preview",
  title: "Preview",
  draft: "– not public; valid until",
  published: "– this post is public; valid until",
  endedText:
    "Its link has expired or was replaced. The person who sent it to you can send a new one.",
  failedText: "Wait a moment, then open the link again.",
  toBlog: "Go to the blog",
});
