import type { PostPreview as Preview } from "@before-ten/contracts/posts/output";
import { publicPostStatus } from "@before-ten/contracts/posts/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";
import { postPreviewTexts } from "@before-ten/contracts/site/texts/posts/post-preview";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/site-texts.tsx";
import { PostPage } from "./post-page.tsx";
import classes from "./post-preview.module.css";

interface PostPreviewProps {
  preview: Preview;
  /** The site's origin, without a trailing slash. */
  publicUrl: string;
  nextParty: ReactNode;
  newsletter: ReactNode;
}

/** A post's page as its readers will see it, for people with the link. */
export function PostPreview({ preview: { post, related, expiresAt }, ...props }: PostPreviewProps) {
  const texts = useTexts(postPreviewTexts);
  const isPublic = post.status === publicPostStatus;
  return (
    <>
      <div role="note" className={classes.bar} aria-label={texts.label}>
        <p>
          <strong>{texts.title}</strong> {isPublic ? texts.published : texts.draft}{" "}
          <time dateTime={expiresAt}>{capitalHalves(clubTime.format(new Date(expiresAt)))}</time>
        </p>
      </div>
      <PostPage post={post} related={related} isPreview {...props} />
    </>
  );
}

/** `27 November 2026 at 9:00 PM AEDT`: rendered by the server, for readers in any time zone. */
const clubTime = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
  timeZone: brand.timeZone,
});
