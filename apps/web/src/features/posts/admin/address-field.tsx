import { Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { type ComponentProps, useId } from "react";

/** Folded unless it is invalid. Takes the form's input props. */
export function AddressField(input: ComponentProps<typeof TextInput>) {
  const [isUnfolded, { toggle }] = useDisclosure(false);
  const id = useId();
  const isOpen = isUnfolded || input.error !== undefined;
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
        Address
      </Button>
      <div id={id} hidden={!isOpen}>
        <TextInput
          pt="sm"
          label="Address of the post"
          description="What follows /blog/. After a change the old address redirects to the new one."
          autoCapitalize="off"
          spellCheck={false}
          {...input}
        />
      </div>
    </div>
  );
}
