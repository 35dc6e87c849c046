import type { brandTexts } from "@before-ten/contracts/site/texts/brand";

interface Setting {
  section: string;
  label: string;
  hint?: string;
  type?: "email" | "tel";
}

const club = "The club";
const contact = "Addresses and numbers";
const sender = "Sender of emails";

/** The club's own texts as owners see them, in the order of the page. */
export const settingRows: Readonly<Record<keyof typeof brandTexts.defaults, Setting>> = {
  name: { section: club, label: "Name" },
  tagline: { section: club, label: "Tagline", hint: "The largest line of Home." },
  description: {
    section: club,
    label: "Description",
    hint: "For search engines, feeds and shared links.",
  },
  logo: {
    section: club,
    label: "Logo",
    hint: "At the top of every page, on a dark ground. Without one, the name stands there.",
  },
  email: { section: contact, label: "Email", type: "email" },
  phone: { section: contact, label: "Phone", type: "tel" },
  urgentEmail: {
    section: contact,
    label: "Email on the day of a party",
    hint: "For questions that can't wait.",
    type: "email",
  },
  textNumber: { section: contact, label: "Number for text messages", type: "tel" },
  partnershipEmail: { section: contact, label: "Email for partners", type: "email" },
  social: { section: "Social links", label: "Social links" },
  paymentProvider: {
    section: "Tickets",
    label: "Payment provider",
    hint: "Named where the site explains how tickets are paid.",
  },
  senderName: { section: sender, label: "Sender's name", hint: "{club} stands for the name." },
  senderAddress: {
    section: sender,
    label: "Sender's address",
    hint: "Your mail server must be allowed to send from it. Undeliverable mail still returns to the server's MAIL_FROM.",
    type: "email",
  },
};
