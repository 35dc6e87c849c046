import {
  adminAlbumOutput,
  albumOutput,
  uploadedAlbumImageOutput,
} from "@before-ten/contracts/albums/output";
import { meanwhileOutput } from "@before-ten/contracts/editing/output";
import { exampleId } from "@before-ten/contracts/shared/output";
import { change } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { albumsRouter } from "./albums.router.ts";

const { rest } = rowsOf({ albums: albumsRouter });

export const albumRoutes = [
  rest({
    method: "GET",
    path: "/albums/:id",
    procedure: "albums.get",
    doc: {
      summary: "Read a past event's album",
      description: "Its images in their order, each with a caption and an alternative text.",
      example: { id: exampleId },
      refuses: { 404: "There is no such event, it isn't over yet, or it has no album." },
      answer: { data: albumOutput },
    },
    body: (album) => ({ data: album }),
  }),
  rest({
    method: "PUT",
    path: "/albums/:id",
    procedure: "albums.update",
    doc: {
      summary: "Change an event's album",
      description:
        "`images` lists all of its images, up to 60, in order; others are removed from the album. Fields that aren't sent stay as they are. Visitors see the album once the party is over.",
      example: {
        id: exampleId,
        images: [],
        consentNote: "Everyone at the bar was asked; Sam would rather not be in it.",
      },
      answer: { data: adminAlbumOutput, meanwhile: meanwhileOutput },
    },
    decode: change,
    body: ({ meanwhile, ...album }) => ({ data: album, meanwhile }),
  }),
  rest({
    method: "POST",
    path: "/albums/:id/images",
    procedure: "albums.uploadImage",
    doc: {
      summary: "Upload an image for an album",
      description:
        "As a multipart form: JPEG, PNG or WebP, less than 5 MB. It is deleted after an hour unless the album uses it by then.",
      example: { id: exampleId },
      answer: { data: uploadedAlbumImageOutput },
    },
    status: 201,
    body: (image) => ({ data: image }),
  }),
  rest({
    method: "GET",
    path: "/admin/albums/:id",
    procedure: "albums.getForAdmin",
    doc: {
      operationId: "albums.getForStaff",
      summary: "Read an event's album for admins",
      description:
        "With its consent note, also of an event that is still to come. An event without an album has an empty one.",
      example: { id: exampleId },
      answer: { data: adminAlbumOutput },
    },
    body: (album) => ({ data: album }),
  }),
];
