/** The Network Information API, which only Chromium has: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
