import type { PostBlock, PostDocument } from "../posts/post-blocks.ts";
import {
  type CountryDuties,
  type DutiesCountry,
  countryDuties,
  elsewhere,
} from "./country-duties.ts";

/**
 * What a new page begins with: headings, and gaps in brackets for what only the club knows. A line
 * that begins with `## ` is a heading, one with `- ` an item of a list.
 */
interface PageTemplate {
  label: string;
  /** For the admin who chooses one. */
  hint: string;
  title: string;
  slug: string;
  excerpt: string;
  lines: (duties: CountryDuties) => readonly string[];
}

export const pageTemplates = {
  privacy: {
    label: "Privacy",
    hint: "What personal details you store, why and how long, and people's rights",
    title: "Privacy",
    slug: "privacy",
    excerpt: "What we store about you, why, for how long, and what you can ask for.",
    lines: (duties) => [
      `This page says how we handle your details under ${duties.privacyLaw}.`,
      "## Who we are",
      "[Legal name], [postal address]. Write to [email address] about anything on this page.",
      "## What we store, and why",
      "- Newsletter: your email address and what you chose to hear about, to send it to you.",
      "- Messages: your name, your email address and what you wrote, to answer you.",
      "- Alerts about a party: your email address, to send the one email you asked for.",
      "- Pictures and films of our parties: [who takes them, and where they are shown].",
      "- Tickets: [who sells them, and what you learn about the buyers].",
      "- [Anything else you store, and why.]",
      ...duties.privacyExtra,
      "## Who else sees it",
      "- Our server: [who runs it, and in which country].",
      "- Our emails: [who delivers them, and from which country].",
      "- [Anyone else, and why.]",
      "## How long we keep it",
      "- Newsletter: [how long].",
      "- Messages: [how long].",
      "- Alerts: until the email is sent, a year at most.",
      "- [Anything else: how long.]",
      "## What you can ask for",
      ...duties.privacyRights.map((right) => `- ${right}`),
      "Write to [email address]. We answer within [how many days].",
      "## If you aren't satisfied",
      `Please tell us first. You can also complain to ${duties.privacyAuthority}.`,
      "## Changes",
      "[How you tell people when this page changes.]",
    ],
  },
  terms: {
    label: "Terms",
    hint: "What applies to tickets, entry and this site",
    title: "Terms",
    slug: "terms",
    excerpt: "What applies when you buy a ticket, come to a party or use this site.",
    lines: (duties) => [
      "These terms apply between you and [legal name], [postal address].",
      "## Tickets",
      "[Who sells them, whose contract it is, and what the price includes.]",
      "## If you can't come",
      "[Whether a ticket can be given back or passed on, and until when.]",
      "## If we cancel, move or change a party",
      "[What you offer, and how people get it.]",
      "## At the party",
      "- Age: [from which age, and how it is checked].",
      "- We may refuse entry if: [when].",
      "- Pictures and films: [whether they are taken, and how to stay out of them].",
      "- Your belongings: [what you take responsibility for].",
      "## This site",
      "[Who owns its texts and pictures, and what may be done with them.]",
      "## Your rights",
      `Nothing here limits what you are entitled to under ${duties.consumerLaw}.`,
      `If something went wrong, write to [email address]. You can also turn to ${duties.consumerAuthority}.`,
      "## Which law applies",
      "The law of [state or country]. [Which courts.]",
    ],
  },
  accessibility: {
    label: "Accessibility",
    hint: "How people with disabilities get in, around and through the site",
    title: "Accessibility",
    slug: "accessibility",
    excerpt: "How to get in and around our parties, and how to use this site.",
    lines: (duties) => [
      `Everyone should be able to dance with us. What applies is ${duties.accessLaw}.`,
      "## Getting in and around",
      "- Steps, lifts and doors: [what there is at your venues].",
      "- Toilets: [what there is].",
      "- Seats and quiet places: [what there is].",
      "- Companions and assistance animals: [how they get in].",
      "- Sound and lights: [how loud, and whether there are strobes].",
      "Each party's own page says more about its venue.",
      "## This site",
      "We want it to work with a keyboard, a screen reader and large text. What doesn't yet: [what you know of].",
      "## Tell us what you need",
      "Write to [email address] or call [phone number]. We answer within [how many days].",
      `If we don't solve it, you can turn to ${duties.accessAuthority}.`,
    ],
  },
  imprint: {
    label: "Imprint",
    hint: "Who runs the site: name, address, numbers",
    title: "Imprint",
    slug: "imprint",
    excerpt: "Who runs this site, and how to reach us.",
    lines: (duties) => [
      "This site and its parties are run by:",
      "[Legal name], [legal form].",
      "## Address",
      "[Street and number, town, postcode, country.]",
      "## Contact",
      "- Email: [email address]",
      "- Phone: [phone number]",
      "## Registration",
      ...duties.numbers.map((number) => `- ${number}`),
      "## Responsible for what is written here",
      "[Name.]",
    ],
  },
  "house-rules": {
    label: "House rules",
    hint: "What you ask of each other at a party",
    title: "House rules",
    slug: "house-rules",
    excerpt: "What we ask of each other, so that everyone has a good afternoon.",
    lines: () => [
      "We want everyone to feel at ease. By coming in you agree to these rules.",
      "## Be kind",
      "- Ask before you touch, film or photograph someone.",
      "- A no is a no.",
      "- [Anything else you ask of guests.]",
      "## At the door",
      "- Age: [from which age, and how it is checked].",
      "- Bags and coats: [what may come in].",
      "- Coming back in: [whether it is possible].",
      "## If something is wrong",
      "Tell [whom, and how people recognise them], or write to [email address]. [What you do then.]",
      "## If someone breaks the rules",
      "[What happens.]",
    ],
  },
} as const satisfies Record<string, PageTemplate>;

export type PageTemplateName = keyof typeof pageTemplates;

interface WrittenTemplate {
  title: string;
  slug: string;
  excerpt: string;
  document: PostDocument;
}

/** A template as a page's text, with what the country's law asks for. */
export function writeTemplate(
  name: PageTemplateName,
  country: DutiesCountry | undefined,
): WrittenTemplate {
  const { title, slug, excerpt, lines } = pageTemplates[name];
  const duties: CountryDuties = country === undefined ? elsewhere : countryDuties[country];
  const blocks: PostBlock[] = [];
  for (const line of lines(duties)) {
    const spans = [{ text: line.replace(/^(## |- )/, "") }];
    const last = blocks.at(-1);
    if (line.startsWith("## ")) blocks.push({ kind: "heading", level: 2, spans });
    else if (!line.startsWith("- ")) blocks.push({ kind: "paragraph", spans });
    else if (last?.kind === "list") last.items.push({ spans });
    else blocks.push({ kind: "list", ordered: false, items: [{ spans }] });
  }
  return { title, slug, excerpt, document: { version: 1, blocks } };
}
