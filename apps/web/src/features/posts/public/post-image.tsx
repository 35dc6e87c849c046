import type { PostSummary } from "@before-ten/contracts/posts/output";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";

interface PostImageProps {
  post: Pick<PostSummary, "image">;
  /** The width it takes, for the browser's choice of a file. */
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

export function PostImage({ post, ...props }: PostImageProps) {
  return <ResponsiveImage image={post.image} placeholder="post" {...props} />;
}
