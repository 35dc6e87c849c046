/** The nonce that the page's content security policy requires for styles. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? "";
}
