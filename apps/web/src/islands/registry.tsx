import { isAlertKind } from "@before-ten/contracts/alerts/rules";
import type { ComponentType, ReactElement } from "react";

/**
 * The islands: parts of public pages that React hydrates. Each is loaded when a visitor comes near
 * it (`react-island.element.ts`).
 */
export const islands = {
  "alert-form": island(
    async () => (await import("../features/alerts/public/alert-form.tsx")).AlertForm,
    ({ kind, wishes, event = "", country = "" }) => ({
      kind: isAlertKind(kind) ? kind : undefined,
      wishes,
      event,
      country,
    }),
  ),
  "confirm-alert-page": island(
    async () => (await import("../features/alerts/public/confirm-alert-page.tsx")).ConfirmAlertPage,
    ({ token }) => ({ token }),
  ),
  "events-list": island(
    async () => (await import("../features/events/public/list/events-list.tsx")).EventsList,
    ({ search = "", now = "", origin = "" }) => ({ search, now, origin }),
  ),
  "gallery-list": island(
    async () => (await import("./gallery-list.tsx")).GalleryIsland,
    ({ search = "", origin = "" }) => ({ search, origin }),
  ),
  "posts-list": island(
    async () => (await import("../features/posts/public/posts-list.tsx")).PostsList,
    ({ search = "", origin = "" }) => ({ search, origin }),
  ),
  "leave-alert-page": island(
    async () => (await import("../features/alerts/public/leave-alert-page.tsx")).LeaveAlertPage,
    ({ token }) => ({ token }),
  ),
  "newsletter-form": island(
    async () => (await import("../features/newsletter/public/newsletter-form.tsx")).NewsletterForm,
    () => ({}),
  ),
  "contact-form": island(
    async () => (await import("../features/contact/public/contact-form.tsx")).ContactForm,
    () => ({}),
  ),
  "confirm-page": island(
    async () => (await import("../features/newsletter/public/confirm-page.tsx")).ConfirmPage,
    ({ token }) => ({ token }),
  ),
  "choices-page": island(
    async () => (await import("../features/newsletter/public/choices-page.tsx")).ChoicesPage,
    ({ token }) => ({ token }),
  ),
  "unsubscribe-page": island(
    async () =>
      (await import("../features/newsletter/public/unsubscribe-page.tsx")).UnsubscribePage,
    ({ email, token, address, via }) => ({ email, token, address, via }),
  ),
  "forgot-password-page": island(
    async () =>
      (await import("../features/auth/public/forgot-password-page.tsx")).ForgotPasswordPage,
    () => ({}),
  ),
  "invitation-page": island(
    async () => (await import("../features/auth/public/invitation-page.tsx")).InvitationPage,
    ({ token }) => ({ token }),
  ),
  "reset-password-page": island(
    async () => (await import("../features/auth/public/reset-password-page.tsx")).ResetPasswordPage,
    ({ token = "" }) => ({ token }),
  ),
  "undo-email-change-page": island(
    async () =>
      (await import("../features/auth/public/undo-email-change-page.tsx")).UndoEmailChangePage,
    ({ token }) => ({ token }),
  ),
  "verify-email-page": island(
    async () => (await import("../features/auth/public/verify-email-page.tsx")).VerifyEmailPage,
    ({ token }) => ({ token }),
  ),
};

export type IslandName = keyof typeof islands;

/** Props of the island's component. */
export type IslandProps<Name extends IslandName> = ReturnType<(typeof islands)[Name]["read"]>;

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islands, name);
}

/**
 * Props are passed as `data-` attributes of the island's element, so each is a string; `read`
 * parses them.
 */
function island<Props extends Record<keyof Props, string | undefined>>(
  load: () => Promise<ComponentType<Props>>,
  read: (given: DOMStringMap) => Props,
) {
  return {
    read,
    async open(given: DOMStringMap): Promise<ReactElement> {
      const Component = await load();
      return <Component {...read(given)} />;
    },
  };
}
