import { libraryMessages } from "@before-ten/contracts/images/messages";
import { libraryImageOutput } from "@before-ten/contracts/images/output";
import { text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { imagesRouter } from "./images.router.ts";

const exampleImageId = "9f2c7a".padEnd(64, "0");

const { rest } = rowsOf({ images: imagesRouter });

export const imageRoutes = [
  rest({
    method: "GET",
    path: "/images",
    procedure: "images.list",
    doc: {
      summary: "List images",
      description:
        "All that were uploaded, latest first, each with what shows it; by any words of the alternative text, of the file's name, or of what shows it.",
      example: { search: "shoes", used: true },
      answer: { data: z.array(libraryImageOutput), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items, pagination }),
  }),
  rest({
    method: "GET",
    path: "/images/:id",
    procedure: "images.get",
    doc: {
      summary: "Read an image",
      description: "With what shows it.",
      example: { id: exampleImageId },
      answer: { data: libraryImageOutput },
    },
    body: (image) => ({ data: image }),
  }),
  rest({
    method: "POST",
    path: "/images",
    procedure: "images.upload",
    doc: {
      summary: "Upload an image to the library",
      description:
        "As a multipart form: JPEG, PNG or WebP, less than 5 MB. It stays until it is deleted, whether something shows it or not.",
      answer: { data: libraryImageOutput },
    },
    status: 201,
    body: (image) => ({ data: image }),
  }),
  rest({
    method: "PATCH",
    path: "/images/:id",
    procedure: "images.update",
    doc: {
      summary: "Change an image's alternative text",
      description:
        "What is put in where the image is chosen from now on. What shows it already keeps its own.",
      example: { id: exampleImageId, alt: "Red shoes in a doorway" },
      answer: { data: libraryImageOutput },
    },
    body: (image) => ({ data: image }),
  }),
  rest({
    method: "DELETE",
    path: "/images/:id",
    procedure: "images.delete",
    doc: {
      summary: "Delete an image",
      description: "For good, with its files, where nothing shows it any more.",
      example: { id: exampleImageId },
      refuses: {
        409: "Something shows it: an event, an album, a post or a campaign, or an email.",
      },
      answer: { message: text(libraryMessages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];
