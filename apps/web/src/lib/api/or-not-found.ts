import { notFound } from "@tanstack/react-router";
import { isFailedCall } from "./trpc.ts";

/** Turns the API's "not found" into a page with status 404. */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (isFailedCall(error) && error.data?.code === "NOT_FOUND") notFound({ throw: true });
    throw error;
  }
}
