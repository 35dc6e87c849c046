import type { PostSummary } from "@before-ten/contracts/blog";
import { Picture } from "../../ui/picture.tsx";

interface PostPictureProps {
  post: Pick<PostSummary, "image">;
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

/**
 * One for the featured story and the post's own page: the browser has the picture already when one opens the story. With another
 * choice of width it would preload a second one in vain, and complain.
 */
export const widePictureSizes = "(min-width: 72rem) 1152px, 94vw";

const placeholder = { src: "/placeholders/story.svg", width: 1600, height: 900 };

export function PostPicture({ post, ...props }: PostPictureProps) {
  return <Picture picture={post.image} placeholder={placeholder} {...props} />;
}
