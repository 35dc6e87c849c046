import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MailedLinkPage } from "./mailed-link-page.tsx";

afterEach(cleanup);

const page = {
  title: "Confirm your email",
  text: "One click and you're done.",
  action: "Confirm",
  onConfirm: () => undefined,
  isPending: false,
  error: null,
  failed: "Something went wrong.",
  waysOn: <a href="/contact">Write to us</a>,
  done: undefined,
  call: { name: "auth.verifyEmail", input: { token: "" } },
} as const;

it("asks for a click", () => {
  render(<MailedLinkPage {...page} incomplete={undefined} />);
  expect(screen.getByRole("button", { name: "Confirm" })).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("says of a link without its token what is wrong, with ways on instead of the button", () => {
  render(<MailedLinkPage {...page} incomplete="This link isn't complete." />);
  expect(screen.getByText("This link isn't complete.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Write to us" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
