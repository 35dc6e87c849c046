/** A post as admins send it, in the forms the specification names. */

export const postJson = {
  title: "Why four o'clock",
  excerpt: "An hour that suits everybody.",
  content: "We tried eight and we tried noon, and then we tried the hour in between.",
  author: "The desk",
  category: "lifestyle",
  tags: ["80s", "sunset"],
  readTime: "3 min read",
  status: "published",
  featured: true,
};

/** The fields as the specified client writes them: tags as a JSON list. */
export const postFields: Record<string, string> = {
  ...postJson,
  tags: JSON.stringify(postJson.tags),
  featured: "true",
};
