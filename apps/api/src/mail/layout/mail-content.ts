/** A mail is written once, as blocks, and rendered as HTML and as plain text. */
export type Block =
  | { text: string }
  | { quote: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | ActionBlock
  | { heading: string; level: 1 | 2 }
  /** Paragraphs of lines, which consist of runs. */
  | { paragraphs: readonly Paragraph[] }
  | { image: MailImage; url?: string | undefined }
  | { divider: true }
  | { card: MailCard };

/** A button, or a link in the small print. */
interface ActionBlock {
  action: string;
  url: string;
  /** In mails about a password, so that a careful reader can see where the button leads. */
  showsAddress?: boolean;
}

export type Paragraph = readonly (readonly Run[])[];

/** A piece of text with the same formatting. */
export interface Run {
  text: string;
  isStrong: boolean;
  isEmphasised: boolean;
  url?: string | undefined;
}

export interface MailImage {
  /** The absolute URL of a JPEG, because not every mail program shows other formats. */
  src: string;
  alt: string;
  /** The file's width in pixels. */
  width: number;
  height: number;
}

/** A preview of a page, with a link to it. */
export interface MailCard {
  image: MailImage | undefined;
  /** An upright image is placed next to the text, a wide one above it. */
  imagePlace: "beside" | "above";
  title: string;
  /** The target of title and image. */
  url: string;
  /** A word or two above the title. */
  label: string | undefined;
  lines: readonly string[];
  button?: { label: string; url: string } | undefined;
  /** At the bottom, as a plain link to `url`. */
  more: string;
}

export interface MailContent {
  /** The preview text after the subject in a list of mails; empty: the mail's own beginning. */
  preview: string;
  title: string;
  /** Its blocks include the main heading, which is otherwise the title. */
  hasOwnHeading?: boolean;
  blocks: readonly Block[];
  /**
   * Small print: why the reader gets this mail, what happens without a reaction, how to
   * unsubscribe.
   */
  footer: readonly Block[];
  /** The sender by law, below everything. */
  legalSender?: string | undefined;
}
