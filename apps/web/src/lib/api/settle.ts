import { type FailedCall, isFailedCall } from "./trpc.ts";

/** The result of an API call for a page: its data, or an error to show instead. */
export type Settled<Data> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: FailedCall };

/** For pages that have something to show without the data. */
export async function settle<Data>(answer: Promise<Data>): Promise<Settled<Data>> {
  try {
    return { data: await answer };
  } catch (error) {
    if (isFailedCall(error)) return { error };
    throw error;
  }
}
