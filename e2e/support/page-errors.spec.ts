import { expect, test } from "./test.ts";

test("a refused eval is a page error, even when the page catches it", async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.expect(/policy: script-src eval by/);
  await open("/about");
  // In a task of its own: what a test evaluates may do what the page may not.
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
  // The browser tells of it in a task of its own.
  await expect.poll(() => pageErrors.unexplained()).toEqual([]);
});
