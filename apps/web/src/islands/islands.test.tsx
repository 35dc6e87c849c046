import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AlertForm } from "../features/alerts/public/alert-form.tsx";
import { ConfirmAlertPage } from "../features/alerts/public/confirm-alert-page.tsx";
import { LeaveAlertPage } from "../features/alerts/public/leave-alert-page.tsx";
import { ChoicesPage } from "../features/newsletter/public/choices-page.tsx";
import { ConfirmPage } from "../features/newsletter/public/confirm-page.tsx";
import { EventsList } from "../features/events/public/list/events-list.tsx";
import { PostsList } from "../features/posts/public/posts-list.tsx";
import { NewsletterForm } from "../features/newsletter/public/newsletter-form.tsx";
import { UnsubscribePage } from "../features/newsletter/public/unsubscribe-page.tsx";
import { ContactForm } from "../features/contact/public/contact-form.tsx";
import { ForgotPasswordPage } from "../features/auth/public/forgot-password-page.tsx";
import { InvitationPage } from "../features/auth/public/invitation-page.tsx";
import { ResetPasswordPage } from "../features/auth/public/reset-password-page.tsx";
import { UndoEmailChangePage } from "../features/auth/public/undo-email-change-page.tsx";
import { VerifyEmailPage } from "../features/auth/public/verify-email-page.tsx";
import { keepEarlyInput } from "../lib/page/early-input.ts";
import { trpc } from "../lib/api/trpc.ts";
import { translatePage } from "../testing/translate-page.ts";
import { inSight, showInSight } from "../testing/in-sight.ts";
import { IslandRoot } from "./island-root.tsx";
import { Island, IslandRenderer } from "./island.tsx";
import { ReactIsland } from "./react-island.element.ts";
import { GalleryIsland } from "./gallery-list.tsx";
import { islands } from "./registry.tsx";

customElements.define("react-island", ReactIsland);
keepEarlyInput();

const hostile = `"'></react-island><script>document.body.dataset.ran = 1</script>`;

/** The islands as their routes render them. */
const rendered = [
  <Island key={0} name="newsletter-form" component={NewsletterForm} props={{}} />,
  <Island key={1} name="contact-form" component={ContactForm} props={{}} />,
  <Island key={2} name="confirm-page" component={ConfirmPage} props={{ token: hostile }} />,
  <Island
    key={3}
    name="unsubscribe-page"
    component={UnsubscribePage}
    props={{ email: undefined, token: hostile, address: hostile, via: hostile }}
  />,
  <Island key={4} name="forgot-password-page" component={ForgotPasswordPage} props={{}} />,
  <Island
    key={5}
    name="reset-password-page"
    component={ResetPasswordPage}
    props={{ token: hostile }}
  />,
  <Island
    key={6}
    name="undo-email-change-page"
    component={UndoEmailChangePage}
    props={{ token: hostile }}
  />,
  <Island
    key={7}
    name="verify-email-page"
    component={VerifyEmailPage}
    props={{ token: hostile }}
  />,
  <Island
    key={8}
    name="alert-form"
    component={AlertForm}
    props={{ kind: "places-return", wishes: hostile, event: hostile, country: hostile }}
  />,
  <Island
    key={9}
    name="confirm-alert-page"
    component={ConfirmAlertPage}
    props={{ token: hostile }}
  />,
  <Island key={12} name="invitation-page" component={InvitationPage} props={{ token: hostile }} />,
  <Island key={11} name="choices-page" component={ChoicesPage} props={{ token: hostile }} />,
  <Island
    key={13}
    name="events-list"
    component={EventsList}
    props={{ search: hostile, now: "2026-12-01T12:00:00.000Z", origin: hostile }}
    isList
  />,
  <Island
    key={14}
    name="gallery-list"
    component={GalleryIsland}
    props={{ search: hostile, origin: hostile }}
    isList
  />,
  <Island
    key={15}
    name="posts-list"
    component={PostsList}
    props={{ search: hostile, origin: hostile }}
    isList
  />,
  <Island key={10} name="leave-alert-page" component={LeaveAlertPage} props={{ token: hostile }} />,
];

const silentClient = trpc.createClient({ links: [] });
const errors = vi.fn<(...said: unknown[]) => void>();

function openPage(island: (typeof rendered)[number]): HTMLElement {
  const page = document.createElement("main");
  page.innerHTML = renderToString(
    <IslandRenderer
      value={(component, props, { idPrefix: identifierPrefix }) =>
        renderToString(
          <IslandRoot trpcClient={silentClient}>{createElement(component, props)}</IslandRoot>,
          { identifierPrefix },
        )
      }
    >
      {island}
    </IslandRenderer>,
  );
  document.body.replaceChildren(page);
  const element = page.querySelector("react-island");
  if (!(element instanceof HTMLElement)) throw new Error("There is no island");
  return element;
}

const isAlive = (element: HTMLElement) =>
  element.dataset["waits"] === undefined && !element.hasAttribute("works-early");

async function untilAlive(element: HTMLElement): Promise<void> {
  await vi.waitFor(() => expect(isAlive(element)).toBe(true), { timeout: 10_000 });
}

beforeEach(() => {
  document.documentElement.lang = "en";
  // These islands are hydrated as in a browser, not by the tests.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  inSight();
  errors.mockReset();
  vi.spyOn(console, "error").mockImplementation(errors);
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Has to be the first test: an interaction counts for the page's lifetime.
it("a visible island stays inert until the visitor interacts, unless it starts at once", async () => {
  const element = openPage(<Island name="newsletter-form" component={NewsletterForm} props={{}} />);
  showInSight(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAlive(element)).toBe(false);
  const asking = openPage(
    <Island name="newsletter-form" component={NewsletterForm} props={{}} startsAtOnce />,
  );
  showInSight(true);
  await untilAlive(asking);
  const touched = openPage(<Island name="newsletter-form" component={NewsletterForm} props={{}} />);
  showInSight(true);
  dispatchEvent(pointerMove(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isAlive(touched)).toBe(false);
  dispatchEvent(pointerMove(1));
  await untilAlive(touched);
});

it("every island is on a page", () => {
  expect(new Set<string>(rendered.map(({ props }) => props.name))).toEqual(
    new Set(Object.keys(islands)),
  );
});

describe.each(rendered.map((island) => [island.props.name, island] as const))(
  "%s",
  (_name, island) => {
    it("renders the same in the browser as on the server, with the same props", async () => {
      const element = openPage(island);
      const html = element.innerHTML;
      expect(html).not.toBe("");
      const given: object = island.props.props;
      for (const [name, value] of Object.entries(given)) {
        expect(element.dataset[name]).toBe(value);
      }
      await untilAlive(element);
      // A button in a list comes alive itself, a little later.
      const alive = html.replaceAll(' data-waits=""', "");
      await vi.waitFor(() => expect(element.innerHTML).toBe(alive));
      expect(errors).not.toHaveBeenCalled();
      expect(document.querySelector("script, body[data-ran]")).toBeNull();
    });
  },
);

describe.each(rendered.map((island) => [island.props.name, island] as const))(
  "%s on a translated page",
  (_name, island) => {
    it("keeps its elements and what is typed", async () => {
      const element = openPage(island);
      translatePage();
      const fields = [
        ...element.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [type=radio])"),
      ];
      fields.at(0)?.focus();
      for (const typed of fields) typed.value = "typed";
      const focused = document.activeElement;
      await untilAlive(element);
      expect(errors).not.toHaveBeenCalled();
      for (const typed of fields) {
        expect(typed.isConnected).toBe(true);
        expect(typed.value).toBe("typed");
      }
      expect(document.activeElement).toBe(focused);
    });
  },
);

it("keeps what is typed in a form that React renders anew", async () => {
  // The browser's, which reports that the texts differ.
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal("reportError", report);
  const element = openPage(<Island name="contact-form" component={ContactForm} props={{}} />);
  const served = element.querySelector("form");
  served?.querySelector("label:not(:has(input))")?.replaceChildren("Ihr Name");
  const values = { name: "Ana", message: "Two tickets" };
  for (const [name, value] of Object.entries(values)) fieldIn(element, name).value = value;
  fieldIn(element, "message").focus();
  await untilAlive(element);
  expect(served?.isConnected).toBe(false);
  for (const [name, value] of Object.entries(values)) {
    await vi.waitFor(() => expect(fieldIn(element, name).value).toBe(value));
  }
  expect(document.activeElement).toBe(fieldIn(element, "message"));
  expect(report).toHaveBeenCalledOnce();
});

function fieldIn(element: HTMLElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const found = element.querySelector(`[name=${name}]`);
  if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
  throw new Error(`There is no field ${name}`);
}

it("shows what changes in a translated form", async () => {
  const element = openPage(<Island name="newsletter-form" component={NewsletterForm} props={{}} />);
  showInSight(true);
  await untilAlive(element);
  for (let times = 0; times < 2; times += 1) {
    translatePage();
    element.querySelector("button")?.click();
    await vi.waitFor(() =>
      expect(element.textContent).toContain("Please enter a valid email address"),
    );
  }
  expect(errors).not.toHaveBeenCalled();
});

describe("an island out of sight", () => {
  const newsletter = rendered[0] ?? <p />;

  it("starts when it is scrolled near", async () => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    const far = openPage(newsletter);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAlive(far)).toBe(false);
    inSight();
    const near = openPage(newsletter);
    showInSight(true);
    await untilAlive(near);
  });

  it("keeps what is typed and clicked in it, and starts because of that", async () => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    const element = openPage(newsletter);
    const field = element.querySelector<HTMLInputElement>("[type=email]");
    if (field === null) throw new Error("There is no field");
    field.value = "no address";
    element.querySelector("button")?.click();
    await untilAlive(element);
    await vi.waitFor(() =>
      expect(element.textContent).toContain("Please enter a valid email address"),
    );
    expect(field.value).toBe("no address");
  });
});

/** Distance in pixels; zero when a page is shown under a mouse that doesn't move. */
function pointerMove(movementX: number): Event {
  return Object.assign(new Event("pointermove"), { movementX, movementY: 0 });
}
