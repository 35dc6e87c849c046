import { postMessages } from "@before-ten/contracts/posts/messages";
import { postSharePath } from "@before-ten/contracts/share/share-image";
import { postTexts } from "@before-ten/contracts/site/texts/posts/post";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { nextPartyInput } from "../../features/events/public/list/events-queries.ts";
import { NextParty } from "../../features/events/public/tickets/next-party.tsx";
import { postJsonLd } from "../../features/posts/public/post-json-ld.ts";
import { PostPage } from "../../features/posts/public/post-page.tsx";
import { relatedInput } from "../../features/posts/public/post-queries.ts";
import { MessagePage } from "../../ui/message-page.tsx";
import { NewsletterIsland } from "../../islands/newsletter-island.tsx";
import { orNotFound } from "../../lib/api/or-not-found.ts";
import { maxDescriptionLength, pageHead } from "../../lib/page/page-head.ts";
import { useRenderedAt } from "../../lib/page/rendered-at.ts";
import { settle } from "../../lib/api/settle.ts";
import { listQuery } from "../../lib/api/list-query.ts";
import { useTexts } from "../../lib/site-texts.tsx";
import { pathTo } from "../../lib/site-path.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { actionClass } from "../../ui/action.ts";

export const Route = createFileRoute("/_site/blog/$id")({
  staticData: { cachedPage: { search: [] } },
  loader: async ({ context, params }) => {
    const post = await orNotFound(context.api.posts.get.ensureData(params));
    const { slug } = post.seo;
    // An id or a former slug redirects to the post's canonical address.
    if (slug !== params.id) {
      redirect({
        to: "/blog/$id",
        params: { id: slug },
        search: true,
        statusCode: 301,
        replace: true,
        throw: true,
      });
    }
    await Promise.all([
      settle(context.api.posts.related.ensureData(relatedInput(slug))),
      settle(context.api.events.upcoming.ensureData(nextPartyInput)),
    ]);
    return post;
  },
  head: ({ loaderData: post, match }) => {
    const { publicUrl, texts } = match.context;
    if (post === undefined) return { meta: [{ title: postMessages.missingTitle }] };
    return pageHead({
      title: post.title,
      description: post.excerpt.slice(0, maxDescriptionLength),
      path: `/blog/${post.seo.slug}`,
      publicUrl,
      texts,
      type: "article",
      image: {
        path: postSharePath(post, texts),
        alt: texts(postTexts).imageAlt({ title: post.title, author: post.author }),
      },
      jsonLd: [postJsonLd(post, { publicUrl, texts })],
      breadcrumbs: { list: "blog", name: post.title },
    });
  },
  component: Post,
  notFoundComponent: MissingPost,
  errorComponent: FailedPost,
});

function Post() {
  const { id } = Route.useParams();
  const [post] = trpc.posts.get.useSuspenseQuery({ id });
  const upcoming = trpc.events.upcoming.useQuery(nextPartyInput, listQuery(false));
  const related = trpc.posts.related.useQuery(relatedInput(id), listQuery(false));
  return (
    <PostPage
      post={post}
      related={related.data ?? []}
      nextParty={<NextParty upcoming={upcoming.data?.items} now={useRenderedAt()} />}
      publicUrl={Route.useRouteContext({ select: ({ publicUrl }) => publicUrl })}
      newsletter={<NewsletterIsland />}
    />
  );
}

function MissingPost() {
  return (
    <MessagePage title={postMessages.missingTitle} text={useTexts(postTexts).missingText}>
      <error-toast message={postMessages.notFound} />
      <BackToBlog />
    </MessagePage>
  );
}

function FailedPost() {
  return (
    <MessagePage title={postMessages.detailsFailed} text={useTexts(postTexts).failedText}>
      <BackToBlog />
    </MessagePage>
  );
}

function BackToBlog() {
  return (
    <a href={pathTo("/blog")} className={actionClass("gold", "large")}>
      {useTexts(postTexts).backToBlog}
    </a>
  );
}
