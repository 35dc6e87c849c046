import { findingLabels } from "@before-ten/contracts/ticket-pages/messages";
import type { Finding, TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { Button } from "@mantine/core";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { findingTexts } from "./finding-texts.ts";
import { TwoValues, TwoValuesList } from "./two-values.tsx";
import { type EventForm, useFindingActions } from "./use-finding-actions.ts";

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
                aria-label={`Use this: ${nameOf(finding)}`}
                onClick={() => takeOver(sent)}
              >
                Use this
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
