/** A mail is written once, as blocks, and read as HTML or as plain text. */
export type Block =
  | { text: string }
  | { quote: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** A button, and the address it leads to as text. */
  | { action: string; url: string }
  /** A button alone: its address is made for one reader. */
  | { button: string; url: string }
  | { heading: string; level: 1 | 2 }
  /** Of each the lines, of each line the runs. */
  | { paragraphs: readonly Paragraph[] }
  | { image: MailImage; url?: string | undefined }
  | { divider: true }
  | { card: MailCard };

export type Paragraph = readonly (readonly Run[])[];

/** A piece of text that looks the same from its first letter to its last. */
export interface Run {
  text: string;
  isStrong: boolean;
  isEmphasised: boolean;
  url?: string | undefined;
}

export interface MailImage {
  /** Absolute, of a JPEG: not every mail program shows another format. */
  src: string;
  alt: string;
  /** Of the file, in pixels. */
  width: number;
  height: number;
}

/** What stands for a page, with the way there. */
export interface MailCard {
  image: MailImage | undefined;
  /** An upright image stands beside the text, a wide one above it. */
  imagePlace: "beside" | "above";
  title: string;
  /** Where title and image lead. */
  url: string;
  /** A word or two above the title. */
  label: string | undefined;
  lines: readonly string[];
  button?: { label: string; url: string } | undefined;
  /** Below everything, as a plain link to `url`. */
  more: string;
}

export interface MailContent {
  /** What a list of mails shows behind the subject; empty: the mail's own beginning. */
  preview: string;
  title: string;
  /** Its blocks bring the main heading, which is the title otherwise. */
  hasOwnHeading?: boolean;
  blocks: readonly Block[];
  /** Small print: why one gets this mail, what happens if one does nothing, how to get no more. */
  footer: readonly Block[];
}
