import { notFound } from "@tanstack/react-router";
import { isFailedCall } from "./trpc.ts";

/** What the API doesn't know, the site doesn't have: the page answers 404. */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (isFailedCall(error) && error.data?.code === "NOT_FOUND") notFound({ throw: true });
    throw error;
  }
}
