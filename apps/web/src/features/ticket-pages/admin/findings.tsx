import {
  findingLabels,
  ticketPageMessages as messages,
} from "@before-ten/contracts/ticket-pages/messages";
import type { Finding, TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { Button } from "@mantine/core";
import type { FindingInput } from "@before-ten/contracts/ticket-pages/input";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { findingTexts } from "./finding-texts.ts";
import { TwoValues, TwoValuesList } from "./two-values.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface FindingsProps {
  page: TicketPage;
  /** The event's form on the same page; undefined on other pages. */
  beside?: EventForm;
}

/** The differences between a ticket page and its event, with actions for each. */
export function Findings({ page, beside }: FindingsProps) {
  const { takeOver, ignore, isBusy } = useFindingActions(beside);
  const nameOf = ({ field }: Finding) =>
    `the ${findingLabels[field].toLowerCase()} of ${page.eventName}`;
  return (
    <TwoValuesList label={`What the ticket page of ${page.eventName} says`}>
      {page.findings.map((finding) => {
        const { ours, found } = findingTexts(finding);
        const use =
          finding.field === "price"
            ? `Use ${found}`
            : finding.field === "availability"
              ? `Mark as ${found.toLowerCase()}`
              : "Use this";
        const sent = { id: page.id, ...finding };
        return (
          <TwoValues
            key={finding.field}
            label={findingLabels[finding.field]}
            ours={{ label: "This event", text: ours }}
            found={found}
          >
            {finding.canTakeOver && (
              <Button
                size="xs"
                variant="light"
                loading={isBusy}
                aria-label={`${use}: ${nameOf(finding)}`}
                onClick={() => takeOver(sent)}
              >
                {use}
              </Button>
            )}
            {finding.field === "disruption" && (
              <ButtonLink
                to="/admin/events"
                search={{ search: page.eventName }}
                size="xs"
                variant="default"
              >
                Say what happened
              </ButtonLink>
            )}
            {!finding.canTakeOver && finding.field !== "disruption" && beside === undefined && (
              <ButtonLink
                to="/admin/events/edit/$id"
                params={{ id: page.id }}
                size="xs"
                variant="default"
                aria-label={`Edit ${page.eventName}`}
              >
                Edit
              </ButtonLink>
            )}
            <Button
              size="xs"
              variant="subtle"
              loading={isBusy}
              aria-label={`Ignore ${nameOf(finding)}`}
              onClick={() => ignore(sent)}
            >
              Ignore
            </Button>
          </TwoValues>
        );
      })}
    </TwoValuesList>
  );
}

/** The event's form on the same page. */
interface EventForm {
  hasUnsaved: () => boolean;
  /** Called when the event has changed, so that its form is reset. */
  onTakenOver: () => Promise<unknown>;
}

/** Accepts or ignores findings, then refetches them, also after an error. */
function useFindingActions(form: EventForm | undefined) {
  const utils = trpc.useUtils();
  const onError = async (error: Parameters<typeof errorSentence>[0]) => {
    const { actionFailed: failed, actionFailedRetry: retry } = messages;
    notifyError(errorSentence(error, { failed, retry }));
    await utils.ticketPages.invalidate();
  };
  const takingOver = trpc.ticketPages.takeOver.useMutation({
    async onSuccess() {
      notifySuccess(messages.takenOver);
      await Promise.all([
        utils.ticketPages.invalidate(),
        utils.events.invalidate(),
        utils.series.invalidate(),
        utils.alerts.invalidate(),
        utils.dashboard.invalidate(),
      ]);
      await form?.onTakenOver();
    },
    onError,
  });
  const ignoring = trpc.ticketPages.ignore.useMutation({
    async onSuccess() {
      notifySuccess(messages.ignored);
      await utils.ticketPages.invalidate();
    },
    onError,
  });
  const sent = ({ id, field, ours, found }: FindingInput) => ({ id, field, ours, found });
  return {
    isBusy: takingOver.isPending || ignoring.isPending,
    takeOver: (finding: FindingInput) => {
      // Unsaved changes would be lost, or would revert the accepted value when saved.
      if (form?.hasUnsaved() === true) notifyError(messages.saveFirst);
      else takingOver.mutate(sent(finding));
    },
    ignore: (finding: FindingInput) => ignoring.mutate(sent(finding)),
  };
}
