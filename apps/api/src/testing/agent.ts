import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { z } from "zod";

const resultSchema = z.object({
  isError: z.boolean().default(false),
  structuredContent: z.looseObject({ error: z.string().optional() }),
  content: z.array(z.object({ type: z.literal("text"), text: z.string() })),
});

/** The protocol's official client, with an API key. */
export async function connectAgent(siteUrl: string, secret: string) {
  const client = new Client({ name: "agent", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(`${siteUrl}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
  });
  await client.connect(transport);
  return {
    client,
    listTools: async () => (await client.listTools()).tools,
    call: async (name: string, args: Record<string, unknown> = {}) => {
      const result = await client.callTool({ name, arguments: args });
      const { isError, structuredContent: body, content } = resultSchema.parse(result);
      return { isError, body, texts: content.map(({ text }) => text) };
    },
  };
}
