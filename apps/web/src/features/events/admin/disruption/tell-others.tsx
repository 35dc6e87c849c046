import { adminAlertMessages as messages } from "@before-ten/contracts/alerts/admin-messages";
import { countryInSentence } from "@before-ten/contracts/alerts/messages";
import type { EventReach } from "@before-ten/contracts/alerts/output";
import type { CampaignAudience } from "@before-ten/contracts/campaigns/input";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { cityOf } from "@before-ten/contracts/events/location/location";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { Button, CopyButton, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError } from "../../../../lib/notify.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { changeCampaign, sellerText } from "./change-texts.ts";

/** Who else should hear of a change: subscribers, and those who bought tickets elsewhere. */
export function TellOthers({ id }: { id: string }) {
  const { data: event } = trpc.events.get.useQuery({ id }, { staleTime: 0 });
  if (!event?.disruption) return null;
  const text = sellerText(event, `${window.location.origin}/events/${event.id}`);
  return (
    <Stack gap="sm">
      <Permitted to="campaigns:write">
        <Subscribers event={event} />
      </Permitted>
      <section>
        <Title order={3} size="h5">
          Partners
        </Title>
        <Reached id={event.id} sentence={({ partners }) => messages.partnersShow(partners)} />
      </section>
      <section>
        <Title order={3} size="h5">
          Ticket holders
        </Title>
        <Reached id={event.id} sentence={({ clicks }) => messages.clickedTickets(clicks)} />
        <Textarea
          label="For the ticket seller, who knows their addresses"
          readOnly
          autosize
          value={text}
        />
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" mt="xs" onClick={copy}>
              {copied ? "Copied" : "Copy the text"}
            </Button>
          )}
        </CopyButton>
      </section>
    </Stack>
  );
}

function Reached({ id, sentence }: { id: string; sentence: (reach: EventReach) => string }) {
  const { data, error } = trpc.alerts.reach.useQuery({ id });
  const text = error === null ? "Counting…" : messages.reachFailed;
  return <Text size="sm">{data === undefined ? text : sentence(data)}</Text>;
}

/** Those who chose the country, or of them those who showed an interest in the city. */
function Subscribers({ event }: { event: PublicEvent }) {
  const { country } = event;
  const inCountry = { countries: [country], onlyWithCountry: true };
  const city = cityOf(event.location, countryOf(country).name);
  return (
    <>
      <PrepareCampaign event={event} where={countryInSentence(country)} segment={inCountry} />
      {city !== undefined && (
        <PrepareCampaign event={event} where={city} segment={{ ...inCountry, cities: [city] }} />
      )}
    </>
  );
}

interface PrepareCampaignProps {
  event: PublicEvent;
  /** Names the country or the city in a sentence. */
  where: string;
  segment: CampaignAudience["segment"];
}

function PrepareCampaign({ event, where, segment }: PrepareCampaignProps) {
  const audience: CampaignAudience = { topic: "events", segment };
  const { data: counted } = trpc.campaignAudience.count.useQuery(audience, { staleTime: 0 });
  const { senderName } = useTexts(brandTexts);
  const utils = trpc.useUtils();
  const create = trpc.campaigns.create.useMutation({
    onSuccess: () => utils.campaigns.invalidate(),
    onError: (error) => notifyError(errorSentence(error, { failed: messages.campaignNotPrepared })),
  });
  const isCity = segment.cities !== undefined;
  return (
    <section>
      <Title order={3} size="h5">
        {isCity ? `Of them, those interested in ${where}` : `Subscribers in ${where}`}
      </Title>
      <Text size="sm">
        {counted &&
          (isCity
            ? messages.interestedInCity(counted.count, where)
            : messages.wouldBeMailed(
                counted.count,
                "the reason, the new facts and the next parties",
              ))}
      </Text>
      <Group mt="xs">
        {create.data === undefined ? (
          <Button
            variant="default"
            size="xs"
            loading={create.isPending}
            onClick={() => create.mutate({ ...changeCampaign(event, senderName), ...audience })}
          >
            Prepare a campaign
          </Button>
        ) : (
          <ButtonLink
            to="/admin/campaigns/edit/$id"
            params={{ id: create.data.id }}
            variant="default"
            size="xs"
          >
            Open the draft
          </ButtonLink>
        )}
      </Group>
    </section>
  );
}
