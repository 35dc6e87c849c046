import { enoughCampaigns, enoughPeople } from "@before-ten/contracts/analytics/dimensions";
import { campaignAdvice as texts } from "@before-ten/contracts/analytics/messages";
import type { Observed } from "@before-ten/db/queries/analytics/campaign-figures";

/** What to do next, concluded from the club's own campaigns alone. */

/** Of standard errors. A smaller difference comes about by chance once in a hundred times. */
const clearDifference = 2.58;
/** Fewer aren't worth an email. */
const minWaiting = 50;
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface Observations {
  secondMails: Observed;
  /** The campaign a second email would follow. */
  unanswered: { subject: string; people: number } | undefined;
  weekdays: readonly (Observed & { weekday: number })[];
}

/** Sentences with what they were concluded from; none without enough. */
export function adviseOn(observations: Observations): string[] {
  return [adviseSecondMail(observations), adviseWeekday(observations)].filter(
    (text) => text !== undefined,
  );
}

function adviseSecondMail({ secondMails, unanswered }: Observations): string | undefined {
  if (unanswered === undefined || unanswered.people < minWaiting) return undefined;
  if (!isEnough(secondMails) || secondMails.clicked === 0) return undefined;
  const expected = Math.round((unanswered.people * secondMails.clicked) / secondMails.people);
  return texts.secondMail({
    subject: unanswered.subject,
    waiting: count(unanswered.people),
    expected: count(expected),
    observed: describe(secondMails),
    enough: enough(),
  });
}

function adviseWeekday({ weekdays: observed }: Observations): string | undefined {
  const clear = observed
    .map((own) => ({ own, others: sumOf(observed.filter((other) => other !== own)) }))
    .filter(({ own, others }) => isEnough(own) && isEnough(others) && isClearlyMore(own, others))
    .toSorted((one, other) => shareOf(other.own) - shareOf(one.own));
  const [best] = clear;
  if (best === undefined) return undefined;
  return texts.weekday({
    day: weekdays[best.own.weekday - 1] ?? "",
    observed: describe(best.own),
    others: describe(best.others),
    enough: enough(),
  });
}

/** Two shares differ by more than chance explains. */
function isClearlyMore(one: Observed, other: Observed): boolean {
  const share = shareOf(sumOf([one, other]));
  const error = Math.sqrt(share * (1 - share) * (1 / one.people + 1 / other.people));
  return error > 0 && (shareOf(one) - shareOf(other)) / error > clearDifference;
}

function isEnough({ people, campaigns }: Observed): boolean {
  return people >= enoughPeople && campaigns >= enoughCampaigns;
}

function sumOf(all: readonly Observed[]): Observed {
  const sum = (read: (each: Observed) => number) =>
    all.reduce((total, each) => total + read(each), 0);
  return {
    people: sum((each) => each.people),
    clicked: sum((each) => each.clicked),
    campaigns: sum((each) => each.campaigns),
  };
}

function shareOf({ people, clicked }: Observed): number {
  return people === 0 ? 0 : clicked / people;
}

function describe(observed: Observed): string {
  return texts.observed({
    share: `${(100 * shareOf(observed)).toFixed(1)}%`,
    people: count(observed.people),
    campaigns: count(observed.campaigns),
  });
}

function enough(): string {
  return texts.enough(enoughPeople, enoughCampaigns);
}

function count(figure: number): string {
  return figure.toLocaleString("en-AU");
}
