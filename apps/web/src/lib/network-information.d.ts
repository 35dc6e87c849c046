/** Only Chromium has it: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
