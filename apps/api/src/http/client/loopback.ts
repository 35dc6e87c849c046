/** Whether a URL's host is this machine, so that the traffic can't be overheard. */
export function isLoopback(hostname: string): boolean {
  return (
    /(?:^|\.)localhost\.?$/i.test(hostname) ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    /^\[?::1\]?$/.test(hostname)
  );
}
