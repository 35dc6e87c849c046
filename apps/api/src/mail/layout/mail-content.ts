/** A mail is written once, as blocks, and read as HTML or as plain text. */
export type Block =
  | { text: string }
  | { quote: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { action: string; url: string };

export interface MailContent {
  /** What a list of mails shows behind the subject. */
  preview: string;
  title: string;
  blocks: readonly Block[];
  /** Small print: why one gets this mail, what happens if one does nothing, how to get no more. */
  footer: readonly Block[];
}
