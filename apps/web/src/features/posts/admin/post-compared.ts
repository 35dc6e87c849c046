import type { ComparedField, ComparedFields } from "../../../admin/form/conflict/merge-values.ts";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import { publishedTexts } from "@before-ten/contracts/site/published-texts";
import { comparedText, sentContent } from "./post-content.ts";
import { statusLabels } from "./post-labels.ts";
import type { PostFormValues, WrittenText } from "./post-form-values.ts";

const image: ComparedField<PostFormValues> = {
  label: "Image",
  fields: ["image"],
  text: (values) => {
    if (values.image !== null) return values.image.name;
    return values.imageUrl === "" ? "" : "The image that is stored";
  },
};

const content: ComparedField<WrittenText> = {
  label: "Content",
  fields: ["content"],
  text: comparedText,
  value: sentContent,
};

/** The parts of a page in which two versions can differ. */
export const comparedWriting: ComparedFields<WrittenText> = {
  title: { label: "Title", fields: ["title"], text: ({ title }) => title },
  excerpt: { label: "Summary", fields: ["excerpt"], text: ({ excerpt }) => excerpt },
  content,
  document: content,
  status: { label: "Status", fields: ["status"], text: ({ status }) => statusLabels[status] },
  publishAt: {
    label: "Scheduled to publish",
    fields: ["publishAt"],
    text: ({ publishAt }) => publishAt.replace("T", ", "),
  },
  takeDownAt: {
    label: "Scheduled to come down",
    fields: ["takeDownAt"],
    text: ({ takeDownAt }) => takeDownAt.replace("T", ", "),
  },
  slug: { label: "Address", fields: ["slug"], text: ({ slug }) => slug },
};

/** The parts of a post in which two versions can differ. */
export const comparedPost: ComparedFields<PostFormValues> = {
  ...comparedWriting,
  excerpt: { ...comparedWriting.excerpt, label: "Excerpt" },
  author: { label: "Author", fields: ["author"], text: ({ author }) => author },
  category: {
    label: "Category",
    fields: ["category"],
    text: ({ category }) => categoryLabel(publishedTexts(), category),
  },
  tags: { label: "Tags", fields: ["tags"], text: ({ tags }) => tags.join(", ") },
  readTime: { label: "Read time", fields: ["readTime"], text: ({ readTime }) => readTime },
  image,
  imageUrl: image,
  featured: {
    label: "Featured",
    fields: ["featured"],
    text: ({ featured }) => (featured ? "Yes" : "No"),
  },
};
