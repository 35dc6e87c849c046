import { Skeleton } from "@mantine/core";

interface LoadingBlockProps {
  /** What screen readers say: `Loading the answers`. */
  label: string;
  height?: number | string;
  className?: string | undefined;
}

/** Stands in the place of what is loading. Only an element with a role may have a label. */
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
