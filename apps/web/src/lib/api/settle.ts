import { isFailedCall } from "./trpc.ts";

/** Waits for a query that the page shows as failed or does without; its data, or undefined. */
export async function settle<Data>(answer: Promise<Data>): Promise<Data | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!isFailedCall(error)) throw error;
    return undefined;
  }
}
