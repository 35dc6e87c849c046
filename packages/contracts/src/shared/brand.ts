/** The club's identity in one file: change its name, addresses and links here. */
export const brand = {
  name: "Before Ten",
  tagline: "Party smart, not hard.",
  description:
    "Day parties from 4PM to 10PM for people over thirty. Dance to the 80s, 90s and early 2000s and be home by half past ten.",
  email: "hello@beforeten.example",
  /** The club's time zone, in which posts are published. */
  timeZone: "Australia/Melbourne",
  /** The address of the admin created by the first start on an embedded database. */
  adminEmail: "admin@beforeten.example",
  phone: "+61 3 5550 0410",
  /** For the day of a party, when an answer can't wait. */
  urgentEmail: "tonight@beforeten.example",
  textNumber: "+61 491 570 156",
  partnershipEmail: "partners@beforeten.example",
  social: [
    { name: "Instagram", url: "https://instagram.beforeten.example/" },
    { name: "Facebook", url: "https://facebook.beforeten.example/" },
  ],
  paymentProvider: "Stripe",
} as const;
