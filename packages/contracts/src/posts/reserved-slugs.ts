/** These paths below `/api/blogs` are taken by other calls. */
const paths = new Set(["admin", "filters"]);

/** Such a slug would be taken for an id. */
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a slug is reserved. */
export function isReservedSlug(slug: string): boolean {
  return paths.has(slug) || id.test(slug);
}
