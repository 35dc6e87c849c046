import type { PublicPost } from "@before-ten/contracts/posts/output";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import { countWords } from "@before-ten/contracts/posts/document-rules";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { toJsonLd } from "../../../lib/page/json-ld.ts";

/** The post as a schema.org BlogPosting: https://schema.org/BlogPosting. */
export function postJsonLd(
  post: PublicPost,
  { publicUrl, texts }: { publicUrl: string; texts: TextReader },
): string {
  const url = `${publicUrl}/blog/${post.seo.slug}`;
  return toJsonLd({
    "@type": "BlogPosting",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishDate,
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: texts(brandTexts).name, url: publicUrl },
    articleSection: categoryLabel(texts, post.category),
    keywords: post.tags,
    wordCount: countWords(post.content),
    url,
    mainEntityOfPage: url,
    ...(post.image && { image: [new URL(post.image.url, publicUrl).href] }),
  });
}
