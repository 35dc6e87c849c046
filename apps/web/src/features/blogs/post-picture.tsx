import type { PostSummary } from "@before-ten/contracts/blog";
import { Picture } from "../../ui/picture.tsx";

interface PostPictureProps {
  post: Pick<PostSummary, "image">;
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

const placeholder = { src: "/placeholders/story.svg", width: 1600, height: 900 };

export function PostPicture({ post, ...props }: PostPictureProps) {
  return <Picture picture={post.image} placeholder={placeholder} {...props} />;
}
