import { adminPostMessages } from "@before-ten/contracts/posts/admin-messages";
import { z } from "zod";
import { meanwhileOutput } from "@before-ten/contracts/editing/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import {
  type AdminPost,
  adminPostOutput,
  listedPostOutput,
  postFilterOptionsOutput,
  postStatusCountsOutput,
  publicPostOutput,
} from "@before-ten/contracts/posts/output";
import { uploadedPostImageOutput } from "@before-ten/contracts/posts/document-output";
import { change } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { postSummaryAnswer } from "./post-summary-answer.ts";
import { postsRouter } from "./posts.router.ts";

const postAnswer = entityAnswer("Post", publicPostOutput);
const adminPostSummaryAnswer = entityAnswer("StaffPostSummary", listedPostOutput);
const adminPostAnswer = entityAnswer("StaffPost", adminPostOutput);

const examplePost = {
  title: "Why four o'clock",
  excerpt: "An hour that suits everybody.",
  content: "We tried eight and we tried noon, and then we tried the hour in between.",
  author: "The desk",
  category: "lifestyle",
  tags: ["80s", "sunset"],
  readTime: "3 min read",
  status: "published",
  featured: false,
};

const { rest } = rowsOf({ posts: postsRouter });

export const postRoutes = [
  rest({
    method: "GET",
    path: "/blogs",
    procedure: "posts.list",
    doc: {
      operationId: "blogs.list",
      summary: "List posts",
      description:
        "Published posts, latest first; with a `search`, the best matches first. Words that more than 3,000 posts have are looked for among the newest 3,000.",
      example: { category: "lifestyle", search: "sunset", limit: 3 },
      answer: { data: z.array(postSummaryAnswer), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/blogs/filters",
    procedure: "posts.filters",
    doc: {
      operationId: "blogs.filters",
      summary: "Read the blog's filters",
      description:
        "Every category with the number of its posts, and the tags used most, with how many posts a search for each finds.",
      answer: { data: postFilterOptionsOutput },
    },
    body: (filters) => ({ data: filters }),
  }),
  rest({
    method: "GET",
    path: "/blogs/:id",
    procedure: "posts.view",
    doc: {
      operationId: "blogs.view",
      summary: "Read a post",
      description:
        "By its slug, a slug it had before, or its id. Reading it counts as a view, each time, but not by a bot, nor with `prefetch` as Sec-Purpose or Purpose. Drafts and archived posts exist for admins only.",
      example: { id: "why-four-oclock" },
      answer: { data: z.union([adminPostAnswer, postAnswer]) },
    },
    body: (post) => ({ data: withUnderscoreId(post) }),
  }),
  rest({
    method: "GET",
    path: "/blogs/admin/all",
    procedure: "posts.listForAdmin",
    doc: {
      operationId: "blogs.listForStaff",
      summary: "List posts for admins",
      description:
        "Drafts and archived posts too, with how many of each status the same `search` and `category` find.",
      example: { status: "draft" },
      answer: {
        data: z.array(adminPostSummaryAnswer),
        pagination: paginationOutput,
        statusCounts: postStatusCountsOutput,
      },
    },
    body: ({ items, pagination, statusCounts }) => ({
      data: items.map(withUnderscoreId),
      pagination,
      statusCounts,
    }),
  }),
  rest({
    method: "POST",
    path: "/blogs",
    procedure: "posts.create",
    doc: {
      operationId: "blogs.create",
      summary: "Create a post",
      description:
        "As JSON, or as a multipart form with an image. The text is `content`, `html` or `document`. Without a `status`, it is a draft.",
      example: examplePost,
      answer: { data: adminPostAnswer },
    },
    status: 201,
    asDraft: { status: "draft", publishAt: null, takeDownAt: null },
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/blogs/:id",
    procedure: "posts.update",
    doc: {
      operationId: "blogs.update",
      summary: "Change a post",
      description:
        "Fields that aren't sent stay as they are, the document too where `content` is the text that was answered. As JSON, or as a multipart form when an image comes with it. The address changes only with `slug`.",
      example: { id: exampleId, title: "Why four o'clock, still" },
      refuses: { 409: "Another post has this slug." },
      answer: { data: adminPostAnswer, meanwhile: meanwhileOutput },
    },
    decode: change,
    body: ({ meanwhile, ...post }) => ({ ...one(post), meanwhile }),
  }),
  rest({
    method: "POST",
    path: "/blogs/images",
    procedure: "posts.uploadImage",
    doc: {
      operationId: "blogs.uploadImage",
      summary: "Upload an image for a post's text",
      description:
        "JPEG, PNG or WebP, less than 5 MB, for a block of a `document`. It is deleted after an hour unless a post shows it by then.",
      answer: { data: uploadedPostImageOutput },
    },
    status: 201,
    body: (image) => ({ data: image }),
  }),
  rest({
    method: "PATCH",
    path: "/blogs/:id/status",
    procedure: "posts.setStatus",
    doc: {
      operationId: "blogs.setStatus",
      summary: "Change a post's status",
      description: "Drafts and archived posts exist for admins only.",
      example: { id: exampleId, status: "archived" },
      answer: { data: adminPostAnswer, message: text(adminPostMessages.statusChanged("archived")) },
    },
    decode: change,
    body: ({ post, message }) => ({ ...one(post), message }),
  }),
  rest({
    method: "DELETE",
    path: "/blogs/:id",
    procedure: "posts.delete",
    doc: {
      operationId: "blogs.delete",
      summary: "Delete a post",
      description: "Moves it to the trash, from which admins can restore it for 30 days.",
      example: { id: exampleId },
      answer: { message: text(adminPostMessages.deletedFromList) },
    },
    body: ({ message }) => ({ message }),
  }),
];

function one(post: AdminPost) {
  return { data: withUnderscoreId(post) };
}
