/**
 * The admin area, which React takes over as a whole in the browser: all else is HTML with elements
 * and islands.
 */
export function isAdminPath(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}
