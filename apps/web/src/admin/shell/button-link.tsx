import { Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";
import { useOpenPage } from "./use-permitted.ts";

type AnchorButtonProps = ButtonProps & Omit<ComponentPropsWithRef<"a">, keyof ButtonProps>;

function AnchorButton(props: AnchorButtonProps) {
  const isOpen = useOpenPage();
  return props.href === undefined || isOpen(props.href) ? (
    <Button component="a" {...props} />
  ) : null;
}

/**
 * A link to a page that looks like a button; the router checks where it leads. Only those see it
 * whose role opens that page.
 */
export const ButtonLink = createLink(AnchorButton);
