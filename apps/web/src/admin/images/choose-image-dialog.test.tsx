import type { LibraryImage } from "@before-ten/contracts/images/output";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../lib/api/trpc.ts";
import { ChooseImageDialog } from "./choose-image-dialog.tsx";

function imageNamed(alt: string): LibraryImage {
  const url = `/media/${alt}-480.jpeg`;
  return {
    id: alt,
    image: {
      url,
      alt,
      width: 480,
      height: 270,
      srcSet: `${url} 480w`,
      avifSrcSet: null,
      svgUrl: null,
      wordlessUrl: null,
      preview: null,
      darkest: null,
    },
    alt,
    fileName: "",
    storedAt: "2026-11-20T08:00:00.000Z",
    isInLibrary: true,
    uses: [],
  };
}

const stored = ["Red shoes", "A mirror ball"].map(imageNamed);
const onChoose = vi.fn<(image: LibraryImage) => void>();
/** The server's answer to an upload. */
let answerToUpload: () => Response;
let uploads: FormData[] = [];

beforeEach(() => {
  onChoose.mockClear();
  uploads = [];
  answerToUpload = () => Response.json({ result: { data: imageNamed("New") } });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, { body, method } = {}) => {
    if (method === "POST") {
      if (body instanceof FormData) uploads.push(body);
      return answerToUpload();
    }
    const address = url instanceof Request ? url.url : url.toString();
    const items = stored.filter(({ alt }) => !address.includes("mirror") || alt.includes("mirror"));
    const pagination = { page: 1, limit: 24, total: items.length, pages: 1 };
    return Response.json([{ result: { data: { items, pagination } } }]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function show() {
  const trpcClient = createBrowserClient({
    readToken: () => null,
    onUnauthorized: () => undefined,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <ChooseImageDialog isOpen onClose={() => undefined} onChoose={onChoose} />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return userEvent.setup();
}

const dialog = () => within(screen.getByRole("dialog", { name: "Choose an image" }));
const file = new File(["png"], "shoes.png", { type: "image/png" });

it("finds images by words and returns the one that is clicked", async () => {
  const user = show();
  await dialog().findByRole("button", { name: "Red shoes" });
  await user.type(dialog().getByRole("searchbox"), "mirror");
  await vi.waitFor(() => expect(dialog().queryByRole("button", { name: "Red shoes" })).toBeNull());
  await user.click(dialog().getByRole("button", { name: "A mirror ball" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(stored[1]);
});

it("uploads a file to the library and returns it", async () => {
  const user = show();
  await user.upload(dialog().getByLabelText("Upload an image"), file);
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(imageNamed("New")));
  expect(uploads.map((form) => form.get("image"))).toEqual([file]);
});

it("says why a file can't be uploaded, and accepts another", async () => {
  answerToUpload = () =>
    Response.json(
      {
        error: {
          message: "Image size must be less than 5MB",
          code: -32_000,
          data: { code: "PAYLOAD_TOO_LARGE", httpStatus: 413 },
        },
      },
      { status: 413 },
    );
  const user = show();
  await user.upload(dialog().getByLabelText("Upload an image"), file);
  await dialog().findByText("Image size must be less than 5MB");
  expect(onChoose).not.toHaveBeenCalled();
  answerToUpload = () => Response.json({ result: { data: imageNamed("New") } });
  await user.upload(dialog().getByLabelText("Upload an image"), file);
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  expect(dialog().queryByText("Image size must be less than 5MB")).toBeNull();
});
