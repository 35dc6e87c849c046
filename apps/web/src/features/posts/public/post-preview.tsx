import type { PagePreview as PreviewedPage } from "@before-ten/contracts/pages/output";
import { publicPageStatus } from "@before-ten/contracts/pages/rules";
import type { PostPreview as Preview } from "@before-ten/contracts/posts/output";
import { publicPostStatus } from "@before-ten/contracts/posts/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import { capitalHalves } from "@before-ten/contracts/shared/text/clock-text";
import {
  pagePreviewTexts,
  postPreviewTexts,
} from "@before-ten/contracts/site/texts/posts/post-preview";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/site-texts.tsx";
import { ClubPage } from "./club-page.tsx";
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
  const { label, title, draft, published } = useTexts(postPreviewTexts);
  const state = post.status === publicPostStatus ? published : draft;
  return (
    <>
      <PreviewBar {...{ label, title, state, expiresAt }} />
      <PostPage post={post} related={related} isPreview {...props} />
    </>
  );
}

/** A page of the club's own as visitors will see it, for people with the link. */
export function PagePreview({ preview: { page, expiresAt } }: { preview: PreviewedPage }) {
  const { label, title, draft, published } = useTexts(pagePreviewTexts);
  const state = page.status === publicPageStatus ? published : draft;
  return (
    <>
      <PreviewBar {...{ label, title, state, expiresAt }} />
      <ClubPage page={page} />
    </>
  );
}

interface PreviewBarProps {
  label: string;
  title: string;
  /** Whether it is public already. */
  state: string;
  expiresAt: string;
}

function PreviewBar({ label, title, state, expiresAt }: PreviewBarProps) {
  return (
    <div role="note" className={classes.bar} aria-label={label}>
      <p>
        <strong>{title}</strong> {state}{" "}
        <time dateTime={expiresAt}>{capitalHalves(clubTime.format(new Date(expiresAt)))}</time>
      </p>
    </div>
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
