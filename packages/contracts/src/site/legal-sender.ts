import { countryInSentence } from "../alerts/messages.ts";
import { campaignStateMessages } from "../campaigns/send-messages.ts";
import { isCountryCode } from "../shared/countries.ts";
import type { ChangedTexts } from "./define-texts.ts";
import { type TextReader, createTextReader } from "./read-texts.ts";
import { confirmedSignUps, legalTexts, senderConsentTexts } from "./texts/legal.ts";

/** Who sends to readers in a country, in one line. Undefined: the club hasn't said. */
export function legalSender(texts: TextReader, country?: string | null): string | undefined {
  const { legalName, companyNumber, postalAddress, countries } = texts(legalTexts);
  if (legalName === "" || postalAddress === "") return undefined;
  const own = countries.find(({ code }) => code === country);
  const isOther = own !== undefined && own.legalName !== "";
  return [
    isOther ? own.legalName : legalName,
    // Another company has another number, or none.
    own?.companyNumber || (isOther ? "" : companyNumber),
    own?.postalAddress || postalAddress,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Why no campaign can be sent: what Settings lack. */
export function missingSender(texts: TextReader): string | undefined {
  const { legalName, postalAddress } = texts(legalTexts);
  const missing = [
    ...(legalName === "" ? ["legal name"] : []),
    ...(postalAddress === "" ? ["postal address"] : []),
  ];
  if (missing.length === 0) return undefined;
  return campaignStateMessages.senderMissing(missing.join(" and "));
}

/** Whether owners want sign-ups from this country to wait for a confirmation. */
export function mustConfirm(texts: TextReader, country: string | undefined): boolean {
  const own = texts(legalTexts).countries.find(({ code }) => code === country);
  return own?.signUps === confirmedSignUps;
}

/** With the sender in what people agree to, once the club has said who it is. */
export function withSenderInConsent(changed: ChangedTexts): ChangedTexts {
  const texts = createTextReader(changed);
  const sender = allSenders(texts);
  if (sender === undefined) return changed;
  const words = texts(senderConsentTexts);
  const wording = (key: string, withSender: string): string => {
    const own = changed[key];
    return typeof own === "string" ? words.ownWording({ wording: own, sender }) : withSender;
  };
  return {
    ...changed,
    "consent.newsletter": wording("consent.newsletter", words.newsletter({ sender })),
    "consent.alert": wording("consent.alert", words.alert({ sender })),
    "consent.follow": wording("consent.follow", words.follow({ sender })),
  };
}

/** One wording is for readers of all countries, as a page doesn't know where they are. */
function allSenders(texts: TextReader): string | undefined {
  const everywhere = legalSender(texts);
  if (everywhere === undefined) return undefined;
  const { elsewhere } = texts(senderConsentTexts);
  return texts(legalTexts)
    .countries.filter(({ code }) => isCountryCode(code))
    .map(({ code }) => ({ country: countryInSentence(code), other: legalSender(texts, code) }))
    .reduce(
      (sender, { country, other = everywhere }) =>
        other === everywhere ? sender : elsewhere({ sender, country, other }),
      everywhere,
    );
}
