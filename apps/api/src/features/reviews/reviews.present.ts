import type { EventReviews, OwnReview, Review } from "@before-ten/contracts/reviews/output";
import { scores as allScores } from "@before-ten/contracts/reviews/rules";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ReviewRow } from "@before-ten/db/queries/reviews/reviews";

type Said = NonNullable<OwnReview["review"]>;

export function presentSaid(row: ReviewRow): EveryKey<Said> {
  return {
    score: row.score,
    sentence: row.sentence,
    firstName: row.first_name,
    mayQuote: row.consent_wording !== null,
  };
}

interface Reviewed {
  scores: readonly { score: number; count: number }[];
  rows: readonly ReviewRow[];
  quotedIds: ReadonlySet<string>;
}

export function presentReviews({ scores, rows, quotedIds }: Reviewed): EveryKey<EventReviews> {
  const count = scores.reduce((sum, each) => sum + each.count, 0);
  const total = scores.reduce((sum, each) => sum + each.score * each.count, 0);
  return {
    count,
    average: count === 0 ? null : Math.round((total / count) * 10) / 10,
    scores: allScores.toReversed().map((score) => ({
      score,
      count: scores.find((each) => each.score === score)?.count ?? 0,
    })),
    reviews: rows.map((row) => presentReview(row, quotedIds)),
  };
}

function presentReview(row: ReviewRow, quotedIds: ReadonlySet<string>): EveryKey<Review> {
  return {
    id: row.id,
    ...presentSaid(row),
    consentWording: row.consent_wording,
    isQuoted: quotedIds.has(row.id),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
