import { undoOfferMs } from "@before-ten/contracts/shared/limits";
import { Button, CloseButton, Kbd, Text } from "@mantine/core";
import { useFocusWithin, useHover, useMergedRef } from "@mantine/hooks";
import { useEffect, useSyncExternalStore } from "react";
import { undoKey } from "../palette/commands.ts";
import { isAnythingOpen, useShortcutSwitch } from "../palette/use-shortcuts.ts";
import {
  type UndoOffer,
  acceptUndoOffer,
  closeUndoOffer,
  closeUndoOffers,
  currentUndoOffers,
  subscribeToUndoOffers,
} from "./offer-undo.ts";
import classes from "./undo-bar.module.css";

/** Offers to undo the last changes, each in a line with its own timer. */
export function UndoBar() {
  const offers = useSyncExternalStore(subscribeToUndoOffers, currentUndoOffers, currentUndoOffers);
  useEffect(() => closeUndoOffers, []);
  const isEmpty = offers.length === 0;
  return (
    // Screen readers announce only what is added to a live region that exists already.
    <div
      aria-live="polite"
      aria-relevant="additions"
      className={isEmpty ? undefined : classes.room}
    >
      {!isEmpty && (
        <ul className={classes.bar} aria-label="Undo">
          {offers.map((offer, index) => (
            <Line key={offer.id} offer={offer} isLatest={index === offers.length - 1} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ offer, isLatest }: { offer: UndoOffer; isLatest: boolean }) {
  const [areShortcutsOn] = useShortcutSwitch();
  const { hovered, ref: hoverRef } = useHover<HTMLLIElement>();
  const { focused, ref: focusRef } = useFocusWithin<HTMLLIElement>();
  const line = useMergedRef(hoverRef, focusRef);
  const isHeld = hovered || focused;
  const { id, text } = offer;
  useEffect(() => {
    if (isHeld) return;
    // The line can't be reached behind an open dialog, so its time doesn't run.
    const timer = setInterval(() => {
      if (!isAnythingOpen()) closeUndoOffer(id);
    }, undoOfferMs);
    return () => clearInterval(timer);
  }, [id, isHeld]);
  const hasKey = isLatest && areShortcutsOn;
  return (
    <li ref={line} className={classes.line}>
      <Text size="sm" className={classes.text}>
        {text}
      </Text>
      <Button
        variant="default"
        size="xs"
        className={classes.undo}
        aria-keyshortcuts={hasKey ? undoKey : undefined}
        onClick={() => acceptUndoOffer(offer)}
      >
        Undo
        {hasKey && (
          <Kbd size="xs" ms="xs" className={classes.key} aria-hidden>
            {undoKey}
          </Kbd>
        )}
      </Button>
      <CloseButton
        aria-label={`Close: ${text}`}
        className={classes.close}
        onClick={() => closeUndoOffer(id)}
      />
    </li>
  );
}
