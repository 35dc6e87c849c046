import { isWebLink, withScheme } from "@before-ten/contracts/shared/web-link";
import {
  outcomeSentences,
  ticketPageMessages as messages,
} from "@before-ten/contracts/ticket-pages/messages";
import type { ReadPage } from "@before-ten/contracts/ticket-pages/output";
import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { type FormFacts, type OfferedFact, offeredFacts } from "./offered-facts.ts";
import classes from "./ticket-pages.module.css";
import { TwoValues, TwoValuesList } from "./two-values.tsx";
import { UnreadFields } from "./unread-fields.tsx";

interface ReadTicketPageProps {
  /** The value of the link's field. */
  url: string;
  /** The last pasted link, a new object each time; undefined if none was pasted. */
  pasted: { url: string } | undefined;
  /** IANA name of the venue's zone; empty while unknown. */
  timeZone: string;
  /** The values of the form's other fields. */
  typed: FormFacts;
  onTake: (facts: Partial<FormFacts>) => void;
}

/** Reads the linked page and offers what it says, one fact at a time. */
export function ReadTicketPage({ url, pasted, timeZone, typed, onTake }: ReadTicketPageProps) {
  const read = trpc.ticketPages.read.useMutation();
  const link = withScheme(url.trim());

  function start(from: string) {
    read.mutate({ url: from, ...(timeZone !== "" && { timeZone }) });
  }

  const startPasted = useEffectEvent((text: string) => {
    const from = withScheme(text.trim());
    if (isWebLink(from)) start(from);
  });
  useEffect(() => {
    if (pasted !== undefined) startPasted(pasted.url);
  }, [pasted]);

  // A result of another page doesn't apply to this one.
  const isOfLink = read.variables?.url === link;
  const { readFailed: failed, readFailedRetry: retry } = messages;
  return (
    <Stack gap="sm">
      <Group>
        <Button
          variant="default"
          size="xs"
          loading={read.isPending}
          disabled={!isWebLink(link)}
          onClick={() => start(link)}
        >
          Read the ticket page
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {read.isPending ? "Reading the ticket page..." : "Fills in name, date, place and price"}
        </Text>
      </Group>
      {isOfLink && read.isError && (
        <Alert color="red" title={errorSentence(read.error, { failed, retry })} />
      )}
      {isOfLink && read.isSuccess && <Offer page={read.data} typed={typed} onTake={onTake} />}
    </Stack>
  );
}

interface OfferProps extends Pick<ReadTicketPageProps, "typed" | "onTake"> {
  page: ReadPage;
}

function Offer({ page, typed, onTake }: OfferProps) {
  const facts = offeredFacts(page.found, typed);
  const { unread } = page.found;
  if (page.outcome !== "read" || facts.length === 0) {
    const sentence = outcomeSentences[page.outcome === "read" ? "no-event" : page.outcome];
    return (
      <Alert color="dusk" variant="light" role="status" title="No details found">
        {unread.length === 0 && <Text size="sm">{sentence}</Text>}
        <UnreadFields fields={unread} />
      </Alert>
    );
  }
  const open = facts.filter(({ state }) => state === "differs");
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-labelledby="offer-title"
      className={classes.panel}
    >
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h5" id="offer-title">
            The ticket page says
          </Title>
          {open.length > 1 && (
            <Button size="xs" onClick={() => onTake(Object.assign({}, ...open.map(factsOf)))}>
              Use all
            </Button>
          )}
        </Group>
        <UnreadFields fields={unread} />
        <TwoValuesList label="What the ticket page says">
          {facts.map((fact) => (
            <TwoValues
              key={fact.label}
              label={fact.label}
              ours={{ label: "This form", text: fact.typed }}
              found={fact.found}
            >
              <Action fact={fact} onTake={onTake} />
            </TwoValues>
          ))}
        </TwoValuesList>
      </Stack>
    </Paper>
  );
}

function factsOf({ facts }: OfferedFact): Partial<FormFacts> {
  return facts;
}

function Action({ fact, onTake }: { fact: OfferedFact } & Pick<ReadTicketPageProps, "onTake">) {
  switch (fact.state) {
    case "same":
      return (
        <Text size="sm" c="dimmed">
          The same
        </Text>
      );
    case "unknown currency":
      return (
        <Text size="sm" c="dimmed">
          Not in one of our currencies
        </Text>
      );
    case "differs":
      return (
        <Button
          size="xs"
          variant="light"
          aria-label={`Use this ${fact.label.toLowerCase()}`}
          onClick={() => onTake(fact.facts)}
        >
          Use this
        </Button>
      );
  }
}
