import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { closeToasts } from "../../testing/close-toasts.ts";
import { useFailedLoad } from "./use-failed-load.ts";

const initialProps: { sentence: string | undefined } = { sentence: undefined };

function show() {
  const onFailed = vi.fn<() => void>();
  const { rerender } = renderHook(({ sentence }) => useFailedLoad(sentence, onFailed), {
    initialProps,
  });
  return { onFailed, rerender };
}

afterEach(async () => {
  cleanup();
  history.replaceState(null, "", "/");
  await closeToasts();
});

it("reports a failure once, even if the call fails again before the next page is there", () => {
  const { onFailed, rerender } = show();
  for (const sentence of ["Event not found", undefined, "Event not found"]) rerender({ sentence });
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it("reports nothing once the page was left, as after a deletion", () => {
  const { onFailed, rerender } = show();
  history.pushState(null, "", "/admin/events");
  rerender({ sentence: "Event not found" });
  expect(onFailed).not.toHaveBeenCalled();
});
