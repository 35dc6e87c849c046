import { once } from "node:events";
import { type Socket, createServer } from "node:net";

/**
 * A mail server that takes everything and keeps nothing, in a process of its own: it tells its port
 * once it listens, and answers every message with how many mails it took.
 */

let taken = 0;

const endOfMail = Buffer.from("\r\n.\r\n");

function serve(socket: Socket): void {
  let isMail = false;
  let rest = Buffer.alloc(0);
  socket.on("error", () => socket.destroy());
  socket.write("220 here\r\n");
  socket.on("data", (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = isMail ? rest.indexOf(endOfMail) : rest.indexOf("\r\n");
      if (end < 0) {
        // Of a mail only what may be the beginning of its end.
        if (isMail) rest = rest.subarray(Math.max(0, rest.length - endOfMail.length));
        return;
      }
      const command = isMail ? "" : rest.toString("latin1", 0, 4).toUpperCase();
      rest = rest.subarray(end + (isMail ? endOfMail.length : 2));
      if (isMail) taken += 1;
      isMail = command === "DATA";
      socket.write(isMail ? "354 go on\r\n" : "250 fine\r\n");
    }
  });
}

const server = createServer({ noDelay: true }, serve).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
process.send?.(typeof address === "object" && address !== null ? address.port : 0);
process.on("message", () => process.send?.(taken));
process.on("disconnect", () => process.exit());
