import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

interface FoldProps {
  label: string;
  /** Keeps it unfolded, e.g. because of an error inside. */
  mustShow?: boolean;
  children: ReactNode;
}

/** A part of a form that starts folded. Its fields stay mounted, so their values survive. */
export function Fold({ label, mustShow = false, children }: FoldProps) {
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const id = useId();
  const isOpen = isUnfolded || mustShow;
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="transparent"
        px={0}
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<Chevron size={18} aria-hidden />}
        onClick={toggle}
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
