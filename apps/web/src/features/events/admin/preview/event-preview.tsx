import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { Alert, Button, SegmentedControl, Text, Title } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Suspense, lazy, memo, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { useObjectUrl } from "../../../../admin/form/image/use-object-url.ts";
import { EventListCard } from "../../public/list/event-list-card.tsx";
import type { EventFormValues } from "../form/event-form-values.ts";
import classes from "./event-preview.module.css";
import { previewedEvent } from "./previewed-event.ts";
import { LoadingRows } from "../../../../admin/list/list-states.tsx";

const storageKey = "event-preview";

interface EventPreviewProps {
  values: EventFormValues;
  /** The stored event; undefined for a new one. */
  event: PublicEvent | undefined;
  /** Undefined without one, and until it is loaded. */
  venue?: AdminVenue | undefined;
}

const kinds: { value: PreviewKind; label: string }[] = [
  { value: "card", label: "Card" },
  { value: "page", label: "Page" },
];

/** Width at which the preview fits beside the form, as in the style sheets. */
const hasRoom = "(min-width: 75em)";

/** The public page with all its styles, loaded on demand. */
const Page = memo(
  lazy(() =>
    import("./page-preview.tsx").then(
      (module) => ({ default: module.PagePreview }),
      () => ({ default: PageMissing }),
    ),
  ),
);

/** Memoized, so that typing re-renders it only if its event changes. */
const Card = memo(EventListCard);

/**
 * Previews the public card or page while typing: beside the form, or folded below it if there is no
 * room.
 */
export function EventPreview({ values, event, venue }: EventPreviewProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const isBeside = useMediaQuery(hasRoom);
  const [kind, setKind] = usePreviewKind();
  const [now] = useState(() => new Date());
  const id = useId();
  useStillElements();
  const flyerUrl = useObjectUrl(values.flyer);
  const typed = useDeferredValue(values);
  const shown = useMemo(
    () => previewedEvent(typed, { stored: event, flyerUrl, now, venue }),
    [typed, event, flyerUrl, now, venue],
  );
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const isLater = shown.status === "draft";
  return (
    <section aria-labelledby={`${id}-title`}>
      <Title order={2} size="h5" id={`${id}-title`} className={classes.title}>
        Preview
      </Title>
      <Button
        variant="default"
        fullWidth
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Chevron size={18} aria-hidden />}
        onClick={toggle}
      >
        Show the preview
      </Button>
      <div id={id} hidden={!isOpen} className={classes.content}>
        <SegmentedControl
          aria-label="What the preview shows"
          size="xs"
          fullWidth
          mb="xs"
          data={kinds}
          value={kind}
          onChange={setKind}
        />
        <Text size="xs" c="dimmed" mb="xs">
          {kind === "card" ? "The card on the site’s lists" : "The event’s page on a phone"}
          {isLater && ", once it is published"}
        </Text>
        {kind === "card" && (
          // Its links would leave the form.
          <div inert className={classes.card}>
            <Card event={shown} now={now} heading="h3" priority />
          </div>
        )}
        {kind === "page" && (isOpen || isBeside) && (
          <Suspense fallback={<LoadingRows label="Loading the page" rows={1} rowHeight="22rem" />}>
            <Page event={shown} values={typed} now={now} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Replaces the page if its code can't be loaded. */
function PageMissing() {
  return (
    <Alert color="red" variant="light" role="alert" title="The page can’t be shown">
      Its preview didn’t load. Nothing that you typed is lost: save, then open this form again.
    </Alert>
  );
}

/**
 * Registers the public card's custom element without behaviour, as in the admin area the card only
 * follows the form.
 */
function useStillElements(): void {
  useEffect(() => {
    if (customElements.get("event-phase") !== undefined) return;
    customElements.define("event-phase", class extends HTMLElement {});
  }, []);
}

type PreviewKind = "card" | "page";

/** Kind of preview: the one last chosen in this tab, the card by default. */
function usePreviewKind(): readonly [PreviewKind, (kind: PreviewKind) => void] {
  const [kind, setKind] = useState(readKind);
  return [
    kind,
    (chosen) => {
      setKind(chosen);
      try {
        sessionStorage.setItem(storageKey, chosen);
      } catch {
        // Without storage the choice lasts as long as the form.
      }
    },
  ];
}

function readKind(): PreviewKind {
  try {
    return sessionStorage.getItem(storageKey) === "page" ? "page" : "card";
  } catch {
    return "card";
  }
}
