import { type FailedCall, isFailedCall } from "./trpc.ts";

/** What a page asked the API for: it has it, or shows in its place why not. */
export type Settled<Data> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: FailedCall };

/** For pages that have something to show without their data. */
export async function settle<Data>(answer: Promise<Data>): Promise<Settled<Data>> {
  try {
    return { data: await answer };
  } catch (error) {
    if (isFailedCall(error)) return { error };
    throw error;
  }
}
