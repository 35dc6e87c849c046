import { Skeleton } from "@mantine/core";

interface LoadingBlockProps {
  /** Read by screen readers, e.g. `Loading the answers`. */
  label: string;
  height?: number | string;
  className?: string | undefined;
}

/** Placeholder for content that is loading. Only an element with a role may have a label. */
export function LoadingBlock({ label, height, className }: LoadingBlockProps) {
  return (
    <Skeleton
      role="status"
      aria-label={label}
      {...(height !== undefined && { height })}
      {...(className !== undefined && { className })}
    />
  );
}
