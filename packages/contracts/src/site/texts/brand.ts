import { brand } from "../../shared/brand.ts";
import { defineTexts } from "../define-texts.ts";

/** The club's name, addresses and numbers, which owners change. */
export const brandTexts = defineTexts("brand", "Name and addresses", {
  name: brand.name,
  tagline: brand.tagline,
  description: brand.description,
  /** An image of the library; empty: the drawn mark with the name. */
  logo: "",
  /** The sender's name of every mail; a campaign may have another. */
  senderName: "{club}",
  /** Empty: that of the setting MAIL_FROM. */
  senderAddress: "",
  email: brand.email,
  phone: brand.phone,
  urgentEmail: brand.urgentEmail,
  textNumber: brand.textNumber,
  partnershipEmail: brand.partnershipEmail,
  paymentProvider: brand.paymentProvider,
  social: brand.social.map(({ name, url }) => ({ id: name.toLowerCase(), name, url })),
});
