import { expect, test } from "./test.ts";

test("a blocked eval is a page error, even if the page catches it", async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/policy: script-src eval by/);
  await open("/about");
  // In a task of its own, as code that a test evaluates isn't subject to the page's policy.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        setTimeout(() => {
          try {
            Reflect.construct(Function, [""]);
          } catch {
            resolve();
          }
        }),
      ),
  );
  // The browser reports it in a task of its own.
  await expect.poll(() => pageErrors.unexplained()).toEqual([]);
});
