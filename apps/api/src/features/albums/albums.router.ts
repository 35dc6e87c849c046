import {
  albumCoversInput,
  albumIdInput,
  updateAlbumInput,
} from "@before-ten/contracts/albums/input";
import { formInput, imageInput } from "../../trpc/form-input.ts";
import { adminOrKeyProcedure, cacheableProcedure, router } from "../../trpc/init.ts";
import {
  getAlbum,
  getAnyAlbum,
  listCovers,
  renderAlbumImage,
  storeAlbumImage,
  updateAlbum,
} from "./albums.service.ts";

/** Albums have no id of their own: calls name the event. */
export const albumsRouter = router({
  get: cacheableProcedure
    .input(albumIdInput)
    .query(({ ctx, input }) => getAlbum(ctx.deps, input.id)),

  covers: cacheableProcedure
    .input(albumCoversInput)
    .query(({ ctx, input }) => listCovers(ctx.deps, input.ids)),

  getForAdmin: adminOrKeyProcedure("events:read")
    .input(albumIdInput)
    .query(({ ctx, input }) => getAnyAlbum(ctx.deps, input.id)),

  update: adminOrKeyProcedure("events:write")
    .input(updateAlbumInput)
    .mutation(({ ctx, input }) => updateAlbum(ctx.deps, input)),

  /** An image is named by its content, so a repeated upload doesn't create a second one. */
  uploadImage: adminOrKeyProcedure("events:write")
    .meta({ changesNoPage: true })
    .input(formInput(albumIdInput.extend({ image: imageInput })))
    .mutation(async ({ ctx, input: { id, image } }) =>
      storeAlbumImage(ctx.deps, { id, rendered: await renderAlbumImage(ctx.deps, image) }),
    ),
});
