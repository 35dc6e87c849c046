/**
 * The packages that hold Node for one platform write it as a text, where npm wants a list. pnpm
 * would ignore that, guess from the name, and install the one for Windows everywhere.
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
