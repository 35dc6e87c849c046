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

/** A router link that looks like a button, shown only to roles that may open its page. */
export const ButtonLink = createLink(AnchorButton);
