/**
 * Lays out the sections below a page's first view, one per frame, so that a slow phone paints the
 * first view earlier and stays responsive. Without it, a section is laid out when it comes near the
 * window.
 */
export function layOutSections(): void {
  const section = document.querySelector("[data-below]");
  if (section === null) return;
  section.removeAttribute("data-below");
  requestAnimationFrame(layOutSections);
}
