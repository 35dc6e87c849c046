import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../../admin/testing/show-as-role.tsx";
import { ImageDialog } from "./image-dialog.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

const uploaded = {
  imageId: "0198c5ae-0000-7000-8000-00000000000b",
  image: { url: "/images/b.webp", alt: "", width: 1_600, height: 900 },
};

it("inserts an image once it is uploaded if the button was pressed before", async () => {
  const onDone = vi.fn<(block: object) => void>();
  const person = userEvent.setup();
  showAsRole("owner", {
    part: <ImageDialog isOpen onClose={() => undefined} onDone={onDone} />,
    answers: {},
  });
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, "fetch").mockReturnValue(answer.promise);
  const field = await screen.findByLabelText(/^Upload an image/);
  fireEvent.change(field, {
    target: { files: [new File(["x"], "tram.png", { type: "image/png" })] },
  });
  await person.type(screen.getByLabelText("Description"), "A tram");
  await person.click(screen.getByRole("button", { name: "Add image" }));
  expect(screen.getByRole("status").textContent).toBe(
    "The image is added as soon as it is uploaded.",
  );
  expect(onDone).not.toHaveBeenCalled();
  act(() => answer.resolve(Response.json({ result: { data: uploaded } })));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onDone).toHaveBeenCalledWith({
    ...uploaded,
    kind: "image",
    alt: "A tram",
    caption: "",
  });
});
