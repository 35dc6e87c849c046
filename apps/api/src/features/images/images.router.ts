import { isPermitted } from "@before-ten/contracts/auth/permissions";
import {
  imageIdInput,
  imageListInput,
  updateImageInput,
  uploadImageInput,
} from "@before-ten/contracts/images/input";
import { libraryMessages } from "@before-ten/contracts/images/messages";
import { type Caller, standingOf } from "../../trpc/context.ts";
import { formInput, imageInput } from "../../trpc/form-input.ts";
import { adminOrKeyProcedure, router } from "../../trpc/init.ts";
import {
  addImage,
  deleteImage,
  getImage,
  listImages,
  renderLibraryImage,
  updateImage,
} from "./images.service.ts";

/** Changes in the library affect no public page. */
const writes = adminOrKeyProcedure("posts:write").meta({ changesNoPage: true });

export const imagesRouter = router({
  list: adminOrKeyProcedure("posts:read")
    .input(imageListInput)
    .query(({ ctx, input }) => listImages(ctx.deps, { ...input, ...readerWith(ctx.caller) })),

  get: adminOrKeyProcedure("posts:read")
    .input(imageIdInput)
    .query(({ ctx, input }) => getImage(ctx.deps, { ...input, ...readerWith(ctx.caller) })),

  /** An image is named by its content, so a repeated upload doesn't create a second one. */
  upload: writes
    .input(formInput(uploadImageInput.extend({ image: imageInput })))
    .mutation(async ({ ctx, input: { image, alt } }) => {
      const rendered = await renderLibraryImage(ctx.deps, image);
      return addImage(ctx.deps, { rendered, alt, ...readerWith(ctx.caller) });
    }),

  update: writes
    .input(updateImageInput)
    .mutation(({ ctx, input }) => updateImage(ctx.deps, { ...input, ...readerWith(ctx.caller) })),

  delete: writes.input(imageIdInput).mutation(async ({ ctx, input }) => {
    await deleteImage(ctx.deps, input.id);
    return { message: libraryMessages.deleted };
  }),
});

function readerWith(caller: Caller) {
  return { withCampaigns: isPermitted(standingOf(caller), "campaigns:read") };
}
