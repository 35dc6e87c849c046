import { once } from "node:events";
import { Packet, createUDPServer } from "dns2";

type RecordType = "A" | "MX" | "PTR" | "TXT";

/** Records by type and name: `"TXT club.example"`. What isn't in it doesn't exist. */
export type Zone = Readonly<Record<`${RecordType} ${string}`, readonly string[]>>;

interface DnsServer extends AsyncDisposable {
  /** Such as `127.0.0.1:5353`. */
  address: string;
}

/**
 * A real DNS server on loopback. `zone` is read with every question; undefined: it doesn't answer.
 */
export async function startDnsServer(zone: () => Zone | undefined): Promise<DnsServer> {
  const server = createUDPServer((request, send) => {
    const response = Packet.createResponseFromRequest(request);
    const known = zone();
    if (known === undefined) return;
    const records = new Map(
      Object.entries(known).map(([key, values]) => [key.toLowerCase(), values]),
    );
    for (const { name, type } of request.questions) {
      const values = records.get(`${typeName(type)} ${name}`.toLowerCase()) ?? [];
      const common = { name, type, class: Packet.CLASS.IN, ttl: 60 };
      response.answers.push(
        ...values.map((value) => new Packet.Resource({ ...common, ...valueOf(type, value) })),
      );
    }
    void send(response);
  });
  void server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${server.address().port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, "close");
    },
  };
}

function typeName(type: number): string {
  return Object.entries(Packet.TYPE).find(([, value]) => value === type)?.[0] ?? "";
}

function valueOf(type: number, value: string) {
  if (type === Packet.TYPE.A) return { address: value };
  if (type === Packet.TYPE.PTR) return { domain: value };
  if (type === Packet.TYPE.MX) return { exchange: value, priority: 10 };
  // A text is sent in parts of at most 255 bytes.
  return { data: value.match(/.{1,200}/g) ?? [""] };
}
