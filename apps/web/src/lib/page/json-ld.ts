/** Structured data for search engines, as the content of a script element. */
export function toJsonLd(data: Record<string, unknown>): string {
  // `</script>` in a name would end the element.
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
}

/** The pages above a page, from Home down; the last one is the page itself. */
export function breadcrumbsJsonLd(
  pages: readonly { name: string; path: string }[],
  publicUrl: string,
): string {
  return toJsonLd({
    "@type": "BreadcrumbList",
    itemListElement: pages.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  });
}

export function questionsJsonLd(
  questions: readonly { question: string; answer: string }[],
): string {
  return toJsonLd({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}
