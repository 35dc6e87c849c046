import { unreadSentences } from "@before-ten/contracts/ticket-pages/messages";
import type { UnreadField } from "@before-ten/contracts/ticket-pages/rules";
import { Text } from "@mantine/core";

/** One sentence for each field of a ticket page that an admin has to check by hand. */
export function UnreadFields({ fields }: { fields: readonly UnreadField[] }) {
  return fields.map((field) => (
    <Text key={field} size="sm">
      {unreadSentences[field]}
    </Text>
  ));
}
