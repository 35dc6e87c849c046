/** An event as admins send it, in the forms the specification names. */

export const eventJson = {
  eventName: "Sunday Disco",
  description: "Six hours of floor-fillers.",
  startDate: "2026-12-05T00:00:00.000Z",
  endDate: "2026-12-05T00:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  country: "UK",
  ticketPrice: { amount: 35.5, currency: "GBP" },
  redirectUrl: "https://tickets.example/before-ten",
  location: { formatted: "The Corn Exchange, London", coordinates: [-0.08, 51.52] },
};

/** The fields as the specified client writes them: structures as JSON text. */
export const eventFields: Record<string, string> = {
  ...eventJson,
  ticketPrice: JSON.stringify(eventJson.ticketPrice),
  location: JSON.stringify(eventJson.location),
  status: "active",
};

interface Part {
  name: string;
  value: string | Buffer;
  fileName?: string;
  type?: string;
}

const boundary = "----a-boundary-of-tests";

/** A multipart body, byte for byte, so that a test can send what FormData wouldn't. */
export function multipart(fields: Record<string, string> | Part[]) {
  const parts = Array.isArray(fields)
    ? fields
    : Object.entries(fields).map(([name, value]) => ({ name, value }));
  const chunks = parts.flatMap((part: Part) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`,
    part.fileName === undefined ? "" : `; filename="${part.fileName}"`,
    part.type === undefined ? "" : `\r\nContent-Type: ${part.type}`,
    "\r\n\r\n",
    part.value,
    "\r\n",
  ]);
  const payload = Buffer.concat(
    [...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)),
  );
  return { payload, headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}
