import { countryOf, isCountryCode } from "@before-ten/contracts/shared/countries";
import { venueTimeZone } from "@before-ten/contracts/events/location/time-zones";
import { createVenueInput, updateVenueInput } from "@before-ten/contracts/venues/input";
import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import { venueNoteNames, venueNotes } from "@before-ten/contracts/venues/notes";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { venueLengths, venueStatuses } from "@before-ten/contracts/venues/rules";
import { Button, NativeSelect, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { AdminForm } from "../../../../admin/form/admin-form.tsx";
import { FormFooter } from "../../../../admin/form/form-footer.tsx";
import { SaveAsButton } from "../../../../admin/form/save-as-button.tsx";
import { FormSection } from "../../../../admin/form/form-section.tsx";
import { useAdminForm } from "../../../../admin/form/use-admin-form.ts";
import { useSaveOnce } from "../../../../admin/form/use-save-once.ts";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { centerOf } from "../form/event-time-zones.ts";
import { LocationField } from "../form/location-field.tsx";
import {
  type VenueFormValues,
  type VenueText,
  comparedVenue,
  newVenueValues,
  readVenueText,
  sentFields,
  textOf,
  valuesOf,
  venueStatusLabels,
  writtenVenue,
} from "./venue-form-values.ts";
import { VenuePhotosField } from "./venue-photos-field.tsx";
import { useOfferedCountries } from "../../../../admin/shell/use-offered-countries.ts";

interface VenueFormProps {
  /** Undefined for a new venue. */
  venue?: AdminVenue;
  /** What a new venue begins with. */
  initial?: VenueFormValues;
  /** Reads the venue again; undefined if it was deleted. */
  read?: () => Promise<AdminVenue | undefined>;
  /** True while something outside the form leaves the page on purpose. */
  isLeaving?: () => boolean;
}

const checkFields = schemaResolver(createVenueInput, { sync: true });

export function VenueForm({ venue, initial = newVenueValues, read, isLeaving }: VenueFormProps) {
  const isNew = venue === undefined;
  const state = useAdminForm<VenueFormValues, VenueText>({
    subject: `venue:${venue?.id ?? "new"}`,
    initialValues: () => (isNew ? initial : valuesOf(venue)),
    validate: errorsOf,
    textOf,
    readText: readVenueText,
    edited: venue && {
      kind: "venue",
      id: venue.id,
      version: venue.version,
      compared: comparedVenue,
      read: async () => {
        const stored = await read?.();
        return stored && { version: stored.version, values: valuesOf(stored) };
      },
    },
  });
  const { form, ifValid, base, ends } = state;
  const { values } = form;
  const { country } = values;
  const offered = useOfferedCountries(country);
  const utils = trpc.useUtils();
  const { creating, updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/venues",
    changed: () => Promise.all([utils.venues.invalidate(), utils.events.invalidate()]),
    isDraft: values.status === "draft",
    ...ends,
  });
  const create = trpc.venues.create.useMutation(creating);
  const update = trpc.venues.update.useMutation(updating);
  const saving = isNew ? create : update;

  function save() {
    const fields = writtenVenue(values, venue && { id: venue.id, ...base });
    if (isNew) once(createVenueInput.parse(fields), create.mutate);
    else once(updateVenueInput.parse(fields), update.mutate);
  }

  return (
    <AdminForm
      state={state}
      saving={{ isSaving: saving.isPending, isDone }}
      label={isNew ? "New venue" : "Venue"}
      leftOut="Its pictures"
      isLeaving={isLeaving}
      onSubmit={() => ifValid(save)}
    >
      <FormSection title="The venue">
        <TextInput
          label="Name"
          required
          maxLength={venueLengths.name}
          {...form.getInputProps("name")}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect label="Country" required {...form.getInputProps("country")}>
            <option value="">Choose a country</option>
            {offered.map((code) => (
              <option key={code} value={code}>
                {countryOf(code).name}
              </option>
            ))}
          </NativeSelect>
          <TextInput
            type="number"
            min={1}
            step={1}
            label="Capacity"
            description="The legal maximum"
            {...form.getInputProps("capacity")}
          />
        </SimpleGrid>
        <LocationField
          choice={values.location}
          country={isCountryCode(country) ? country : undefined}
          near={
            country === ""
              ? undefined
              : centerOf(country, venueTimeZone(country, { formatted: "" }))
          }
          error={form.errors.location}
          onChange={(location) => form.setFieldValue("location", location)}
          onTake={({ location }) =>
            form.setFieldValue("location", {
              ...form.getValues().location,
              typed: location.formatted,
              place: location,
            })
          }
          isTaken={({ location }) =>
            form.getValues().location.place?.formatted === location.formatted
          }
        />
        <NativeSelect
          label="Status"
          description="Only published venues are public"
          data={venueStatuses.map((status) => ({
            value: status,
            label: venueStatusLabels[status],
          }))}
          {...form.getInputProps("status")}
        />
      </FormSection>
      <FormSection title="What guests want to know">
        {venueNoteNames.map((name) => (
          <Textarea
            key={name}
            label={venueNotes[name].label}
            description={venueNotes[name].help}
            placeholder="Not mentioned"
            autosize
            maxLength={venueLengths.note}
            {...form.getInputProps(name)}
          />
        ))}
      </FormSection>
      <FormSection title="Pictures">
        <VenuePhotosField
          photos={values.photos}
          error={form.errors.photos}
          onChange={(photos) => form.setFieldValue("photos", photos)}
        />
      </FormSection>
      <FormFooter>
        <ButtonLink to="/admin/venues" variant="default">
          Cancel
        </ButtonLink>
        {isNew && values.status !== "draft" && (
          <SaveAsButton
            label="Save as draft"
            choose={() => form.setFieldValue("status", "draft")}
            hasSaveKey
          />
        )}
        <Button type="submit">{submitLabel(isNew, saving.isPending)}</Button>
      </FormFooter>
    </AdminForm>
  );
}

function submitLabel(isNew: boolean, isSaving: boolean): string {
  if (isNew) return isSaving ? "Creating..." : "Create venue";
  return isSaving ? "Saving..." : "Save venue";
}

/** A field's errors stand beside the field, whichever part of it is wrong. */
function errorsOf(values: VenueFormValues): FormErrors {
  const errors = Object.entries(checkFields(sentFields(values)));
  return Object.fromEntries([
    ...errors.map(([path, error]) => [path.split(".")[0], error]),
    ...(values.country === "" ? [["country", messages.countryRequired]] : []),
  ]);
}
