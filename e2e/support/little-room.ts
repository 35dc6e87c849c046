import type { Page } from "@playwright/test";

/** Doubles the text size of the pages opened next, as a browser setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
}

/**
 * What a visitor can't reach: elements outside the window's sides, unless in a row that scrolls,
 * and text that its own box cuts off. Text that is cut on purpose has `line-clamp`.
 */
export function outOfReach(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const isPushedAlong = (element: Element) => {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll(
    "a, button, input, select, h1, h2, h3, h4, p, dt, dd",
  )) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isPushedAlong(element)) continue;
    const { left, right, width, height, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // The skip link is above the window; text for screen readers only is a pixel wide.
    if (width <= 1 || height <= 1 || bottom + scrollY <= 0) continue;
    const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    if (left < -1 || right > clientWidth + 1) found.push(`${name}: ${left} to ${right}`);
    const isCut = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
    if (isCut && element.matches("h1, h2, h3, h4, p, button")) found.push(`${name}: cut`);
  }
  return found;
}

/** The share of the window's height that sticky elements cover after scrolling. */
export function coveredPart(): number {
  let covered = 0;
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const { position } = getComputedStyle(element);
    if (position !== "fixed" && position !== "sticky") continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    const isAtEdge = position === "fixed" || top <= 150 || bottom >= innerHeight - 1;
    const isBar = width > innerWidth * 0.9 && isAtEdge && element.checkVisibility();
    if (isBar) covered += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  }
  return covered / innerHeight;
}
