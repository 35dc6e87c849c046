import { isLibraryImage } from "@before-ten/contracts/site/rules";
import { Button, Group, Image, Input, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ChooseImageDialog } from "../../../admin/images/choose-image-dialog.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

interface ImageTextFieldProps {
  label: string;
  description?: string;
  error: string | undefined;
  /** An id of the library, the path of a default image, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A text of the site that is an image, chosen from the library. */
export function ImageTextField({ value, onChange, ...field }: ImageTextFieldProps) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <Input.Wrapper {...field} labelElement="div">
      <Group mt="xs">
        <CurrentImage value={value} />
        <Button
          variant="default"
          size="xs"
          aria-label={`${value === "" ? "Choose" : "Replace"} ${field.label}`}
          aria-invalid={field.error !== undefined || undefined}
          onClick={dialog.open}
        >
          {value === "" ? "Choose an image" : "Choose another"}
        </Button>
      </Group>
      <ChooseImageDialog
        isOpen={isOpen}
        onClose={dialog.close}
        onChoose={({ id }) => {
          onChange(id);
          dialog.close();
        }}
      />
    </Input.Wrapper>
  );
}

function CurrentImage({ value }: { value: string }) {
  const isStored = isLibraryImage(value);
  const { data, error } = trpc.images.get.useQuery({ id: value }, { enabled: isStored });
  if (value === "") return null;
  if (error) {
    return (
      <Text size="sm" c="red">
        The image can&apos;t be shown. It may have been deleted.
      </Text>
    );
  }
  const src = isStored ? data?.image.url : value;
  return (
    <Image
      src={src ?? null}
      alt={data?.alt ?? ""}
      h={96}
      w={144}
      style={{ objectFit: "contain" }}
    />
  );
}
