/**
 * The packages that contain Node for one platform have strings here, where npm expects a list. pnpm
 * would ignore those, guess from the name, and install the one for Windows everywhere.
 */
const platformFields = ["os", "cpu"];

export const hooks = {
  readPackage(manifest) {
    for (const field of platformFields) {
      if (typeof manifest[field] === "string") manifest[field] = [manifest[field]];
    }
    return manifest;
  },
};
