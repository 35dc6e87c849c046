import { defineTexts } from "../../define-texts.ts";

export const postTexts = defineTexts("post", "An article's page", {
  imageAlt: "{title}. By {author}",
  toBlog: "← Back to Blog",
  oneView: "1 view",
  views: "{count} views",
  tagsLabel: "Tags",
  relatedTitle: "Related Articles",
  newsletterTitle: "Good stories, once in a while",
  missingText: "We can't find that story. There are plenty of others.",
  failedText: "Check your connection, then open the article again.",
  backToBlog: "Back to Blog",
});
