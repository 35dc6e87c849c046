/**
 * Whether a path is in the admin area, which React hydrates as a whole; other pages are HTML with
 * custom elements and islands.
 */
export function isAdminPath(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}
