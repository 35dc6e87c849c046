import { once } from "node:events";
import { type Socket, createServer } from "node:net";

interface StoredMail {
  source: string;
  flags: Set<string>;
}

interface ImapServer extends AsyncDisposable {
  url: string;
  mails: StoredMail[];
  /** Called before a mail's flags change; may drop the connection. */
  onStore: (socket: Socket) => void;
}

/** Just enough of an IMAP server to read one mailbox, for one user. */
export async function openImapServer(sources: readonly string[]): Promise<ImapServer> {
  const mails = sources.map((source) => ({ source, flags: new Set<string>() }));
  const sockets = new Set<Socket>();
  const state = { onStore: (_socket: Socket): void => undefined };

  function answer(line: string, socket: Socket): string[] {
    const [tag = "*", command = ""] = line.split(" ", 2);
    const rest = line.slice(tag.length + command.length + 2);
    const done = `${tag} OK done`;
    switch (command.toUpperCase()) {
      case "CAPABILITY":
        return ["* CAPABILITY IMAP4rev1", done];
      case "LOGIN":
        return [rest === '"bounces" "se cret"' ? done : `${tag} NO wrong`];
      case "LIST":
      case "LSUB":
        return ['* LIST (\\HasNoChildren) "/" INBOX', done];
      case "SELECT":
        return [
          "* FLAGS (\\Seen \\Flagged)",
          "* OK [PERMANENTFLAGS (\\Seen \\Flagged)] ok",
          `* ${mails.length} EXISTS`,
          "* OK [UIDVALIDITY 1] ok",
          `* OK [UIDNEXT ${mails.length + 1}] ok`,
          `${tag} OK [READ-WRITE] done`,
        ];
      case "UID":
        return [...answerUid(rest, socket), done];
      case "LOGOUT":
        return ["* BYE", done];
      default:
        return [done];
    }
  }

  function answerUid(rest: string, socket: Socket): string[] {
    const [command = "", uid = ""] = rest.split(" ", 2);
    const mail = mails[Number(uid) - 1];
    switch (command.toUpperCase()) {
      case "SEARCH": {
        const isFlagged = /\bFLAGGED\b/i.test(rest);
        const found = mails.flatMap(({ flags }, index) =>
          (isFlagged ? flags.has("\\Flagged") : !flags.has("\\Seen")) ? [index + 1] : [],
        );
        return [`* SEARCH ${found.join(" ")}`];
      }
      case "FETCH": {
        const [, longest = "1e9"] = /<0\.(\d+)>/.exec(rest) ?? [];
        const text = (mail?.source ?? "").slice(0, Number(longest));
        return [`* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(text)}}`, `${text})`];
      }
      case "STORE":
        state.onStore(socket);
        if (socket.destroyed) return [];
        for (const [flag] of rest.matchAll(/\\\w+/g)) mail?.flags.add(flag);
        return [];
      default:
        return [];
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    let waiting = "";
    socket.on("data", (bytes) => {
      waiting += bytes.toString("latin1");
      for (let end = waiting.indexOf("\r\n"); end !== -1; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        socket.write(
          answer(line, socket)
            .map((each) => `${each}\r\n`)
            .join(""),
        );
        if (/^\S+ LOGOUT/i.test(line)) socket.end();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return {
    url: `imap://bounces:se%20cret@127.0.0.1:${address.port}/INBOX`,
    mails,
    set onStore(onStore: (socket: Socket) => void) {
      state.onStore = onStore;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
