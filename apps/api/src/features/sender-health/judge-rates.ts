import { rateSentences as sentences } from "@before-ten/contracts/sender-health/messages";
import type { SenderFinding, SenderRate } from "@before-ten/contracts/sender-health/output";
import {
  bounceLimits,
  complaintLimits,
  leastCounted,
  leastRated,
} from "@before-ten/contracts/sender-health/rules";

type Judgement = Pick<SenderFinding, "state" | "sentence">;

interface Kind {
  countOf: (rate: SenderRate) => number;
  limits: { warning: number; wrong: number };
  bad: (share: string, of: string) => string;
  good: string;
}

/** Judges how many recipients complained, and how many addresses don't exist. */
export function judgeRates(
  rates: readonly SenderRate[],
): Record<"complaints" | "bounces", Judgement> {
  return {
    complaints: judge(rates, {
      countOf: ({ complained }) => complained,
      limits: complaintLimits,
      bad: sentences.complaints,
      good: sentences.goodComplaints,
    }),
    bounces: judge(rates, {
      countOf: ({ bounced }) => bounced,
      limits: bounceLimits,
      bad: sentences.bounces,
      good: sentences.goodBounces,
    }),
  };
}

/** By the worst provider or campaign. One complaint in a few mails is no rate. */
function judge(all: readonly SenderRate[], { countOf, limits, bad, good }: Kind): Judgement {
  const rated = all.filter(({ tried }) => tried >= leastRated);
  if (rated.length === 0) return { state: "unknown", sentence: sentences.tooFew };
  const shareOf = (rate: SenderRate) => countOf(rate) / rate.tried;
  const [worst] = rated
    .filter((rate) => countOf(rate) >= leastCounted && shareOf(rate) >= limits.warning)
    .toSorted((one, other) => shareOf(other) - shareOf(one));
  if (worst === undefined) return { state: "ok", sentence: good };
  return {
    state: shareOf(worst) >= limits.wrong ? "wrong" : "warning",
    sentence: bad(percentText(shareOf(worst)), sentences[worst.of](worst.name)),
  };
}

function percentText(share: number): string {
  return `${(share * 100).toFixed(share < 0.01 ? 2 : 1)}%`;
}
