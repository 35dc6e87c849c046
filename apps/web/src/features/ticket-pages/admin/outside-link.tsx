import { Anchor } from "@mantine/core";

/** A link that leads to another site, in a tab of its own. */
export function OutsideLink({ href, label }: { href: string; label: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener" inherit aria-label={label}>
      Open it
    </Anchor>
  );
}
