/** Whether a URL's host is this machine itself, so that nobody else can listen in. */
export function isLoopback(hostname: string): boolean {
  return (
    /(?:^|\.)localhost\.?$/i.test(hostname) ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    /^\[?::1\]?$/.test(hostname)
  );
}
