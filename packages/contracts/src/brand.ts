/** Who we are, in one file: change the club's name, addresses and links here. */
export const brand = {
  name: "Before Ten",
  tagline: "Party smart, not hard.",
  description:
    "Day parties from 4PM to 10PM for people over thirty. Dance to the 80s, 90s and early 2000s and be home by half past ten.",
  email: "hello@beforeten.example",
  phone: "+61 3 5550 0410",
  social: [
    { name: "Instagram", url: "https://instagram.beforeten.example/" },
    { name: "Facebook", url: "https://facebook.beforeten.example/" },
  ],
  paymentProvider: "Stripe",
} as const;
