import { brand } from "@before-ten/contracts/shared/brand";

/** Shown beside what doesn't work without scripts. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>
        This needs JavaScript. Please turn it on, or write to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </noscript>
  );
}
