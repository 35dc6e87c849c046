import { countryOf, isCountryCode } from "@before-ten/contracts/shared/countries";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { FoundPlace } from "@before-ten/contracts/places/output";
import { placeTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { placeOfVenue } from "@before-ten/contracts/venues/rules";
import { Button, NativeSelect, SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { DoubtNotice } from "../doubts/doubt-notice.tsx";
import type { Doubt } from "../doubts/event-doubts.ts";
import { type EventFormValues, chosenLocation, movedTo, timeZoneOf } from "./event-form-values.ts";
import { centerOf, noonOf, timeZoneChoices, timeZoneLabel } from "./event-time-zones.ts";
import { useVenues } from "./use-venues.ts";
import { LocationField } from "./location-field.tsx";
import { useOfferedCountries } from "../../../../admin/shell/use-offered-countries.ts";

interface VenueFieldsProps {
  form: UseFormReturnType<EventFormValues>;
  /** Undefined for a new event. */
  event: PublicEvent | undefined;
  /** `YYYY-MM-DD`, used while no day is chosen. */
  today: string;
  doubt: Doubt | undefined;
}

/** The event's location, country and time zone. */
export function VenueFields({ form, event, today, doubt }: VenueFieldsProps) {
  const { values } = form;
  const venues = useVenues();
  const { country } = values;
  const offered = useOfferedCountries(country);
  const timeZone = timeZoneOf(values);
  const at = noonOf(values.startDate, today);
  const placeZone = placeTimeZone(country, chosenLocation(values.location) ?? { formatted: "" });
  const storedPlace = event?.country === country ? event.location.coordinates : null;

  function moveTo(chosen: string) {
    const { timeZone: zone, currency } = movedTo(chosen, values, event);
    form.setFieldValue("country", chosen);
    form.setFieldValue("timeZone", zone);
    form.setFieldValue("currency", currency);
  }

  /** Its place becomes the party's; everything else it says is read from it. */
  function chooseVenue(id: string) {
    form.setFieldValue("venueId", id);
    const venue = venues.find((each) => each.id === id);
    if (venue === undefined) return;
    if (venue.country !== country) moveTo(venue.country);
    const place = placeOfVenue(venue);
    const { formatted } = place;
    form.setFieldValue("location", { isManual: false, manual: formatted, place, typed: formatted });
  }

  function takePlace({ location, timeZone: zone }: FoundPlace) {
    const { formatted } = location;
    form.setFieldValue("location", {
      ...form.getValues().location,
      typed: formatted,
      place: location,
    });
    if (zone !== null) form.setFieldValue("timeZone", zone);
  }

  return (
    <>
      {venues.length > 0 && (
        <NativeSelect
          label="Venue"
          description="Fills in the place. Its details on access, transport, the bar and so on are shown unless you write something else below."
          {...form.getInputProps("venueId")}
          onChange={({ currentTarget }) => chooseVenue(currentTarget.value)}
        >
          <option value="">None of your venues</option>
          {venues.map(({ id, name, location, status }) => (
            <option key={id} value={id}>
              {[name, location.city, status === "draft" && "draft"].filter(Boolean).join(", ")}
            </option>
          ))}
        </NativeSelect>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Country"
          required
          {...form.getInputProps("country")}
          onChange={({ currentTarget }) => moveTo(currentTarget.value)}
        >
          <option value="">Choose a country</option>
          {offered.map((code) => (
            <option key={code} value={code}>
              {countryOf(code).name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label="Time zone"
          disabled={timeZone === ""}
          data={
            timeZone === ""
              ? [{ value: "", label: "Choose a country first" }]
              : timeZoneChoices(country, timeZone, at)
          }
          {...form.getInputProps("timeZone")}
          value={timeZone}
        />
      </SimpleGrid>
      <LocationField
        choice={values.location}
        country={isCountryCode(country) ? country : undefined}
        near={storedPlace ?? centerOf(country, timeZone)}
        error={form.errors.location}
        onChange={(location) => form.setFieldValue("location", location)}
        onTake={takePlace}
        isTaken={({ location }) =>
          form.getValues().location.place?.formatted === location.formatted
        }
      />
      <DoubtNotice doubt={doubt}>
        {placeZone !== undefined && (
          <Button size="xs" onClick={() => form.setFieldValue("timeZone", placeZone)}>
            Use {timeZoneLabel(country, placeZone, at)}
          </Button>
        )}
      </DoubtNotice>
    </>
  );
}
