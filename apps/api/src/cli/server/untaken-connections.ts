import type { Worker } from "node:cluster";

/**
 * When a member ends, closes the connection it had been handed but hadn't accepted: `node:cluster`
 * forgets it, and its client would wait forever. There is no public API for this, so it reads
 * Node's internal messages; if Node changes them, `supervise-members.int.test.ts` fails.
 */
export function endUntakenConnections(member: Worker): void {
  const untaken = new Map<unknown, Handle>();
  const child = member.process;
  child.send = new Proxy(child.send.bind(child), {
    apply(send, _self, sent: [message: unknown, handle?: unknown]) {
      const [message, handle] = sent;
      if (isHandedConnection(message) && isHandle(handle)) untaken.set(message.seq, handle);
      return Reflect.apply(send, child, sent);
    },
  });
  // A closing member replies too, and its connection goes to another one.
  child.on("internalMessage", (message: unknown) => {
    if (isAcknowledgement(message)) untaken.delete(message.ack);
  });
  child.once("exit", () => {
    for (const handle of untaken.values()) handle.close();
  });
}

interface Handle {
  close: () => void;
}

function isHandle(value: unknown): value is Handle {
  return isObject(value) && "close" in value && typeof value.close === "function";
}

function isHandedConnection(message: unknown): message is { seq: unknown } {
  return isObject(message) && "act" in message && message.act === "newconn" && "seq" in message;
}

function isAcknowledgement(message: unknown): message is { ack: unknown } {
  return isObject(message) && "ack" in message;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
