import { Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";

type AnchorButtonProps = ButtonProps & Omit<ComponentPropsWithRef<"a">, keyof ButtonProps>;

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}

/** A link to a page that looks like a button; the router checks where it leads. */
export const ButtonLink = createLink(AnchorButton);
