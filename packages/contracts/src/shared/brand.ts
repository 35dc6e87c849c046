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
  founders: [
    { name: "Robin", does: "finds the rooms", portrait: "/portraits/robin.svg" },
    { name: "Sam", does: "chooses the records", portrait: "/portraits/sam.svg" },
  ],
  foundersMessage: [
    "We were thirty-six and thirty-nine, and we had stopped going dancing. Not because we had stopped wanting to, but because the good part began at midnight and the bill came at seven the next morning.",
    "So we booked a room for an afternoon, played the records we grew up with and promised everybody they would be home by half past ten. Two hundred people came. Nobody asked why it was still light outside.",
    "That is still the whole idea. See you at four.",
  ],
} as const;
