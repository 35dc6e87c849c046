/** Below `/api/blogs` these lead elsewhere. */
const paths = new Set(["admin", "filters"]);

/** An id leads to the post that has it. */
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for what no post may be called. */
export function isReservedSlug(slug: string): boolean {
  return paths.has(slug) || id.test(slug);
}
