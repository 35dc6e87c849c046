import type { brandTexts } from "@before-ten/contracts/site/texts/brand";
import type { legalTexts } from "@before-ten/contracts/site/texts/legal";

interface Setting {
  section: string;
  label: string;
  hint?: string;
  type?: "email" | "tel";
}

const club = "The club";
const contact = "Addresses and numbers";
const sender = "Sender of emails";
const law = "The sender by law";
const lawElsewhere = "The sender by law, where it differs";

type SettingName = keyof typeof brandTexts.defaults | keyof typeof legalTexts.defaults;

/** The club's own texts as owners see them, in the order of the page. */
export const settingRows: Readonly<Record<SettingName, Setting>> = {
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
    hint: "At the top of every page and email, on a dark background. Without one, the name is shown. A square one is also the icon of browser tabs.",
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
    hint: "Named where the site explains how to pay for tickets.",
  },
  senderName: { section: sender, label: "Sender's name", hint: "{club} stands for the name." },
  senderAddress: {
    section: sender,
    label: "Sender's address",
    hint: "Your mail server must be allowed to send from it. Undeliverable mail still returns to the server's MAIL_FROM.",
    type: "email",
  },
  legalName: {
    section: law,
    label: "Legal name",
    hint: "Who runs the club: a company, an association or a person. Shown at the bottom of every newsletter and alert, and in what people agree to when they sign up.",
  },
  postalAddress: {
    section: law,
    label: "Postal address",
    hint: "With the country. No campaign can be sent without it.",
  },
  companyNumber: {
    section: law,
    label: "Company number",
    hint: "With its kind, such as ABN 12 345 678 901. Leave it empty if you have none.",
  },
  countries: {
    section: lawElsewhere,
    label: "Countries",
    hint: "For subscribers there. Leave a field empty to keep what applies everywhere. Sign-ups after a confirmation wait until the subscriber opens the link in an email.",
  },
};
