import type { AnsweredBlock, AnsweredDocument } from "@before-ten/contracts/posts/document-output";
import type { PublicPost } from "@before-ten/contracts/posts/output";
import { Fragment, type ReactNode, createElement } from "react";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import classes from "./post-body.module.css";
import { PostEventCard } from "./post-event-card.tsx";

/** The width of the text column; on a phone almost the window's. */
const imageSizes = "(min-width: 48rem) 736px, 94vw";

/** A post's text: a document by its blocks, or a plain text with the author's line breaks. */
export function PostBody({ post }: { post: Pick<PublicPost, "content" | "document"> }) {
  if (post.document === null) return <div className={classes.plain}>{post.content}</div>;
  return <PostDocument document={post.document} />;
}

function PostDocument({ document: { blocks } }: { document: AnsweredDocument }) {
  return (
    <div className={classes.document}>
      {inOrder(blocks, (block) => (
        <Block block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: AnsweredBlock }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{textOf(block.spans)}</p>;
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading>{textOf(block.spans)}</Heading>;
    }
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {inOrder(block.items, ({ spans }) => (
            <li>{textOf(spans)}</li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <blockquote className={classes.quote}>
          <p>{textOf(block.spans)}</p>
        </blockquote>
      );
    case "pull-quote":
      return (
        <blockquote className={classes.pullQuote}>
          <p>{textOf(block.spans)}</p>
        </blockquote>
      );
    case "image":
      return block.image === null ? null : (
        <figure>
          <ResponsiveImage image={block.image} placeholder="post" sizes={imageSizes} />
          {block.caption !== "" && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case "event":
      return block.event === null ? null : <PostEventCard event={block.event} />;
  }
}

type Spans = Extract<AnsweredBlock, { kind: "paragraph" }>["spans"];

function textOf(spans: Spans): ReactNode {
  return inOrder(spans, marked);
}

function marked({ text, bold, italic, link }: Spans[number]): ReactNode {
  const lines = linesOf(text);
  const slanted = italic === true ? <em>{lines}</em> : lines;
  const strong = bold === true ? <strong>{slanted}</strong> : slanted;
  return link === undefined ? strong : <a href={link}>{strong}</a>;
}

function linesOf(text: string): ReactNode {
  const lines = text.split("\n");
  if (lines.length === 1) return text;
  return inOrder(lines, (line, index) => (
    <>
      {index > 0 && <br />}
      {line}
    </>
  ));
}

/** A post is rendered once, so an index is enough as a key. */
function inOrder<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
