import { isPermitted } from "@before-ten/contracts/auth/permissions";
import { readSession } from "../../../lib/api/session.ts";
import classes from "./edit-link.module.css";

/** Adds a link to this page's editor for admins who may change the site's texts. */
export function showEditLink(): void {
  const user = readSession()?.user;
  if (user === undefined || !isPermitted(user, "site:write")) return;
  const link = document.createElement("a");
  link.className = classes["link"] ?? "";
  link.href = `/admin/site/edit?page=${encodeURIComponent(location.pathname)}`;
  link.textContent = "Edit this page";
  document.querySelector("footer:not(main footer)")?.append(link);
}
