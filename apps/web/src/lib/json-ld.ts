/** What search engines read, as the content of a script element. */
export function toJsonLd(data: Record<string, unknown>): string {
  // `</script>` in a name would end the element.
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
}
