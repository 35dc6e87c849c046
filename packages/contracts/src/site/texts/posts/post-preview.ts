import { defineTexts } from "../../define-texts.ts";

export const postPreviewTexts = defineTexts("post-preview", "Preview of an article", {
  description: "A post that isn't public yet.",
  label: "About this preview",
  title: "Preview",
  draft: "– not public; valid until",
  published: "– this post is public; valid until",
  endedTitle: "This preview has ended",
  endedText: "The link has expired or was replaced. Ask the person who sent it for a new one.",
  failedTitle: "Failed to load blog",
  failedText: "Wait a moment, then open the link again.",
  toBlog: "Go to the blog",
});

export const pagePreviewTexts = defineTexts("page-preview", "Preview of a page of your own", {
  description: "A page that isn't public yet.",
  label: "About this preview",
  title: "Preview",
  draft: "– not public; valid until",
  published: "– this page is public; valid until",
  endedTitle: "This preview has ended",
  endedText: "The link has expired or was replaced. Ask the person who sent it for a new one.",
  failedTitle: "The page can't be loaded",
  failedText: "Wait a moment, then open the link again.",
  toHome: "Go to the home page",
});
