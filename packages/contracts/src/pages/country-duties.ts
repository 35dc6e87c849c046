/** What a country's law asks of a club's pages. A club elsewhere fills in the gaps itself. */
export interface CountryDuties {
  country: string;
  privacyLaw: string;
  privacyAuthority: string;
  /** What people may ask for, a line each. */
  privacyRights: readonly string[];
  /** What the law asks to be said besides. */
  privacyExtra: readonly string[];
  consumerLaw: string;
  consumerAuthority: string;
  /** The numbers a business shows. */
  numbers: readonly string[];
  accessLaw: string;
  accessAuthority: string;
}

const europeanRights = [
  "See what we store about you, and get a copy.",
  "Have it corrected.",
  "Have it erased.",
  "Have its use restricted, or object to it.",
  "Get it in a form that another service can read.",
  "Take back a consent at any time. What was done before stays lawful.",
];

const seeAndCorrect = ["See what we store about you.", "Have it corrected."];

export const countryDuties = {
  AU: {
    country: "Australia",
    privacyLaw: "the Privacy Act 1988 (Cth) and its Australian Privacy Principles",
    privacyAuthority: "the Office of the Australian Information Commissioner (www.oaic.gov.au)",
    privacyRights: [
      ...seeAndCorrect,
      "Deal with us without your name where that works, or under another one.",
    ],
    privacyExtra: [
      "We pass it on to people outside Australia: [no, or in which countries].",
      "If you don't give us your details: [what we can't do then].",
    ],
    consumerLaw: "the Australian Consumer Law",
    consumerAuthority: "the consumer protection agency of your state or territory",
    numbers: ["ABN: [number]", "ACN: [number, if it is a company]"],
    accessLaw: "the Disability Discrimination Act 1992 (Cth)",
    accessAuthority: "the Australian Human Rights Commission (humanrights.gov.au)",
  },
  NZ: {
    country: "New Zealand",
    privacyLaw: "the Privacy Act 2020",
    privacyAuthority: "the Office of the Privacy Commissioner (www.privacy.org.nz)",
    privacyRights: seeAndCorrect,
    privacyExtra: [
      "We pass it on to people outside New Zealand: [no, or in which countries].",
      "Whether you have to give us your details, and what happens if you don't: [say].",
    ],
    consumerLaw: "the Consumer Guarantees Act 1993 and the Fair Trading Act 1986",
    consumerAuthority: "Consumer Protection (www.consumerprotection.govt.nz)",
    numbers: ["NZBN: [number]", "Company number: [number, if it is a company]"],
    accessLaw: "the Human Rights Act 1993",
    accessAuthority: "the Human Rights Commission (tikatangata.org.nz)",
  },
  UK: {
    country: "United Kingdom",
    privacyLaw: "the UK GDPR and the Data Protection Act 2018",
    privacyAuthority: "the ICO (ico.org.uk)",
    privacyRights: europeanRights,
    privacyExtra: [
      "On what ground: [consent, a contract, a legal duty, or our legitimate interests, for each purpose].",
      "We send it outside the United Kingdom: [no, or where to and with which safeguards].",
      "We decide by computer alone: [no, or how].",
    ],
    consumerLaw: "the Consumer Rights Act 2015",
    consumerAuthority: "Citizens Advice (www.citizensadvice.org.uk)",
    numbers: [
      "Company number: [number, and where it is registered]",
      "Registered office: [address]",
      "VAT number: [number, if registered]",
    ],
    accessLaw: "the Equality Act 2010",
    accessAuthority: "the Equality Advisory and Support Service (www.equalityadvisoryservice.com)",
  },
  IE: {
    country: "Ireland",
    privacyLaw: "the General Data Protection Regulation (GDPR) and the Data Protection Act 2018",
    privacyAuthority: "the Data Protection Commission (www.dataprotection.ie)",
    privacyRights: europeanRights,
    privacyExtra: [
      "On what ground: [consent, a contract, a legal duty, or our legitimate interests, for each purpose].",
      "We send it outside the European Economic Area: [no, or where to and with which safeguards].",
      "We decide by computer alone: [no, or how].",
    ],
    consumerLaw: "the Consumer Rights Act 2022",
    consumerAuthority: "the Competition and Consumer Protection Commission (www.ccpc.ie)",
    numbers: [
      "Company number: [number, and where it is registered]",
      "Registered office: [address]",
      "VAT number: [number, if registered]",
    ],
    accessLaw: "the Equal Status Acts 2000 to 2018",
    accessAuthority: "the Workplace Relations Commission (www.workplacerelations.ie)",
  },
  US: {
    country: "United States",
    privacyLaw: "[the privacy law of your state, such as the California Consumer Privacy Act]",
    privacyAuthority:
      "[the attorney general of your state], or to the Federal Trade Commission (www.ftc.gov)",
    privacyRights: ["[What the law of your state lets people ask for.]"],
    privacyExtra: [
      "We sell your details, or share them for advertising: [no, or how to stop it].",
      "We answer the signals Do Not Track and Global Privacy Control: [how].",
      "Children under 13: [whether the site is meant for them].",
    ],
    consumerLaw: "[the consumer protection law of your state]",
    consumerAuthority: "[the attorney general of your state]",
    numbers: ["Registered in: [state]"],
    accessLaw: "the Americans with Disabilities Act (ADA)",
    accessAuthority: "the U.S. Department of Justice (www.ada.gov)",
  },
  CA: {
    country: "Canada",
    privacyLaw:
      "the Personal Information Protection and Electronic Documents Act (PIPEDA) [or the law of your province]",
    privacyAuthority: "the Office of the Privacy Commissioner of Canada (www.priv.gc.ca)",
    privacyRights: [...seeAndCorrect, "Take back a consent."],
    privacyExtra: [
      "The person who answers for our handling of your details: [name or title, and how to reach them].",
      "It is stored or handled outside Canada: [no, or in which countries].",
    ],
    consumerLaw: "[the consumer protection law of your province]",
    consumerAuthority: "[the consumer protection office of your province]",
    numbers: ["Business number: [number]"],
    accessLaw:
      "[the accessibility law of your province, such as the Accessibility for Ontarians with Disabilities Act, 2005]",
    accessAuthority: "[the human rights commission of your province]",
  },
  SG: {
    country: "Singapore",
    privacyLaw: "the Personal Data Protection Act 2012 (PDPA)",
    privacyAuthority: "the Personal Data Protection Commission (www.pdpc.gov.sg)",
    privacyRights: [
      ...seeAndCorrect,
      "Know how we used it or passed it on in the past year.",
      "Take back a consent.",
    ],
    privacyExtra: [
      "Our data protection officer: [how to reach them].",
      "We send it outside Singapore: [no, or where to and how it is protected there].",
    ],
    consumerLaw: "the Consumer Protection (Fair Trading) Act 2003",
    consumerAuthority: "the Consumers Association of Singapore (www.case.org.sg)",
    numbers: ["UEN: [number]"],
    accessLaw: "[the rules you follow]",
    accessAuthority: "[whom people can turn to]",
  },
} as const satisfies Record<string, CountryDuties>;

export type DutiesCountry = keyof typeof countryDuties;

export const elsewhere: CountryDuties = {
  country: "Another country",
  privacyLaw: "[your data protection law]",
  privacyAuthority: "[your data protection authority]",
  privacyRights: ["[What the law lets people ask for.]"],
  privacyExtra: ["[What the law asks you to say besides.]"],
  consumerLaw: "[your consumer protection law]",
  consumerAuthority: "[your consumer protection authority]",
  numbers: ["[The numbers a business has to show.]"],
  accessLaw: "[your accessibility law]",
  accessAuthority: "[whom people can turn to]",
};
