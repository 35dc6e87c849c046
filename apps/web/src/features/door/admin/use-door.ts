import type { DoorEntry } from "@before-ten/contracts/door/input";
import type { Door, DoorState } from "@before-ten/contracts/door/output";
import { maxEntriesAtOnce } from "@before-ten/contracts/door/rules";
import { useCallback, useEffect, useRef, useState } from "react";
import { isFailedCall, trpc } from "../../../lib/api/trpc.ts";
import {
  type WaitingEntry,
  keepCopy,
  keepEntry,
  listWaiting,
  readCopy,
  settleEntries,
  undoEntry,
  withWaiting,
} from "./door-log.ts";

/** How often the other phones' entries are asked for. */
const everyMs = 10_000;
/** Statuses of answers that trying again doesn't change. */
const finalStatuses = new Set([400, 403, 404, 409]);
const emptyState: DoorState = { doors: [], arrivals: [], attendance: 0 };

/** `refused`: the server answered, but doesn't take the entries. */
export type Sending = "sent" | "sending" | "offline" | { refused: string };

/** A party's door: counted on this phone first, and sent as soon as there is a connection. */
export function useDoor(id: string) {
  const utils = trpc.useUtils();
  const [copy] = useState(() => readCopy(id));
  const [known, setKnown] = useState(copy.state ?? emptyState);
  const [waiting, setWaiting] = useState<WaitingEntry[]>(() => listWaiting(id));
  const [sending, setSending] = useState<Sending>("sending");
  const isBusy = useRef(false);

  const call = trpc.door.get.useQuery(
    { id },
    {
      staleTime: everyMs,
      refetchInterval: 6 * everyMs,
      ...(copy.door && { initialData: copy.door, initialDataUpdatedAt: 0 }),
    },
  );
  const { data: door } = call;
  useEffect(() => {
    if (door !== undefined) keepCopy(id, { door });
  }, [id, door]);

  const sync = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      do {
        const sent = listWaiting(id).slice(0, maxEntriesAtOnce);
        const entries = sent.map(({ entry }) => entry);
        const state = await utils.client.door.sync.mutate({ id, entries });
        settleEntries(id, sent);
        keepCopy(id, { state });
        setKnown(state);
        setWaiting(listWaiting(id));
      } while (listWaiting(id).length > 0);
      setSending("sent");
    } catch (error) {
      const status = isFailedCall(error) ? error.data?.httpStatus : undefined;
      const isRefused = status !== undefined && finalStatuses.has(status);
      setSending(isRefused && error instanceof Error ? { refused: error.message } : "offline");
    } finally {
      isBusy.current = false;
    }
  }, [id, utils]);

  useEffect(() => {
    const now = () => void sync();
    now();
    const timer = setInterval(now, everyMs);
    addEventListener("online", now);
    return () => {
      clearInterval(timer);
      removeEventListener("online", now);
    };
  }, [sync]);

  function changed() {
    setWaiting(listWaiting(id));
    void sync();
  }

  return {
    call,
    sending,
    waiting: waiting.length,
    state: withWaiting(known, waiting),
    setDoor(next: Door) {
      utils.door.get.setData({ id }, next);
    },
    setState(next: DoorState) {
      setKnown(next);
    },
    /** Counts, and returns the entry for taking it back. */
    record(made: Pick<DoorEntry, "kind" | "door"> & { guestId?: string }): DoorEntry {
      const entry = {
        guestId: null,
        ...made,
        id: crypto.randomUUID(),
        pressedAt: new Date().toISOString(),
        undone: false,
      };
      keepEntry(id, { entry, isCounted: false });
      changed();
      return entry;
    },
    undo(entry: DoorEntry) {
      undoEntry(id, entry);
      changed();
    },
  };
}

export type DoorLog = ReturnType<typeof useDoor>;
