import { adminReviewMessages as messages } from "@before-ten/contracts/reviews/admin-messages";
import type { EventReviews as Reviews, Review } from "@before-ten/contracts/reviews/output";
import { quotedScore } from "@before-ten/contracts/reviews/rules";
import { Badge, Button, Group, Paper, Progress, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { errorSentence, loadErrorNotice } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import classes from "./event-reviews.module.css";

/** What guests said of an event after it, and which of it the site quotes. */
export function EventReviews({ id }: { id: string }) {
  const reviews = trpc.reviews.listForEvent.useQuery({ id }, { staleTime: 0 });
  return (
    <Paper
      component="section"
      withBorder
      p={{ base: "md", sm: "xl" }}
      mt="lg"
      aria-labelledby="reviews-title"
    >
      <Stack gap="md">
        <Title order={2} size="h4" id="reviews-title">
          What guests said
        </Title>
        {reviews.data !== undefined ? (
          <Loaded {...reviews.data} />
        ) : reviews.error === null ? (
          <LoadingRows label="Loading what guests said" rows={3} />
        ) : (
          <FailedList
            {...loadErrorNotice(reviews.error, { failed: messages.loadFailed })}
            onRetry={() => void reviews.refetch()}
          />
        )}
      </Stack>
    </Paper>
  );
}

function Loaded({ count, average, scores, reviews }: Reviews) {
  const [deleting, setDeleting] = useState<string>();
  const utils = trpc.useUtils();
  const remove = trpc.reviews.delete.useMutation({
    async onSuccess({ message }) {
      setDeleting(undefined);
      notifySuccess(message);
      await utils.reviews.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.deleteFailed })),
  });
  if (average === null) return <Text c="dimmed">{messages.none}</Text>;
  return (
    <>
      <Text>
        <strong>{average.toLocaleString("en-AU", { minimumFractionDigits: 1 })}</strong> of 5, from{" "}
        {count === 1 ? "1 guest" : `${count.toLocaleString("en-AU")} guests`}
      </Text>
      <ul className={classes.scores}>
        {scores.map((each) => (
          <li key={each.score}>
            <span>{each.score}</span>
            <Progress value={(100 * each.count) / count} aria-hidden />
            <span>{each.count.toLocaleString("en-AU")}</span>
          </li>
        ))}
      </ul>
      <Stack component="ol" className={classes.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} onDelete={() => setDeleting(review.id)} />
          </li>
        ))}
      </Stack>
      <ConfirmDialog
        title="Delete the review"
        question={deleting && messages.confirmDelete}
        action="Delete review"
        isBusy={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ id: deleting })}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

function ReviewCard({ review, onDelete }: { review: Review; onDelete: () => void }) {
  const { id, score, sentence, firstName, mayQuote, isQuoted, createdAt } = review;
  const utils = trpc.useUtils();
  const quote = trpc.reviews.quote.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await Promise.all([utils.reviews.invalidate(), utils.site.invalidate()]);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.quoteFailed })),
  });
  const about = `${firstName || "A guest"}, ${dayOf(createdAt)}`;
  return (
    <article className={classes.review}>
      <Group gap="xs">
        <Badge variant="light">{score} of 5</Badge>
        {mayQuote && (
          <Badge variant="outline" color="teal">
            May be quoted
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </Group>
      {sentence !== "" && <Text my="xs">{sentence}</Text>}
      <Group gap="xs">
        {mayQuote && score === quotedScore && (
          <Permitted to="site:write">
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${isQuoted ? "Stop quoting" : "Quote on the site"}: ${about}`}
              loading={quote.isPending}
              onClick={() => quote.mutate({ id, isQuoted: !isQuoted })}
            >
              {isQuoted ? "Stop quoting" : "Quote on the site"}
            </Button>
          </Permitted>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`Delete the review of ${about}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Group>
    </article>
  );
}
