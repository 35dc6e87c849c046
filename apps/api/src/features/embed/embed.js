/**
 * Puts our next parties into a page, in place of this script's own tag. They come in a frame, so
 * that neither page's styles and scripts reach the other's. What a page may choose stands on the
 * tag as data-country, data-city, data-count, data-theme and data-accent.
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const home = new URL(script.src).origin;
  const address = new URL("/embed/events", home);
  for (const name of ["country", "city", "count", "theme", "accent"]) {
    const chosen = script.dataset[name];
    if (chosen) address.searchParams.set(name, chosen);
  }

  const frame = document.createElement("iframe");
  frame.title = script.dataset.title ?? "Next parties";
  frame.loading = "lazy";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  // It may run its own script, and open a party in a new tab; nothing of the page around it.
  frame.sandbox.add(
    "allow-same-origin",
    "allow-scripts",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
  );
  // About as high as it will be: until the frame has said it, the page below has its place.
  const count = Math.min(12, Math.max(1, Number(script.dataset.count) || 3));
  Object.assign(frame.style, {
    display: "block",
    width: "100%",
    height: `${70 + 140 * count}px`,
    border: "0",
    colorScheme: "normal",
  });
  frame.src = address.href;

  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== home) return;
    const height = Number(data?.beforeTenHeight);
    if (height > 0 && height < 10_000) frame.style.height = `${Math.ceil(height)}px`;
  });
  script.replaceWith(frame);
})();
