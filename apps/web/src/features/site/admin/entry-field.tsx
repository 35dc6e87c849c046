import { brand } from "@before-ten/contracts/shared/brand";
import { type TextEntry } from "@before-ten/contracts/site/define-texts";
import { isChoice } from "@before-ten/contracts/site/text-fields";
import { allCountryCodes, isoCountryName } from "@before-ten/contracts/shared/iso-countries";
import { countedFigures, givenConsent, maxFieldLength } from "@before-ten/contracts/site/rules";
import { NativeSelect, TextInput, Textarea, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { clockName } from "../../../admin/list/scheduled-moment.ts";
import { ImageTextField } from "./image-text-field.tsx";
import { fieldName } from "./words-search.ts";

interface EntryFieldProps {
  /** What the entry is called. */
  of: string;
  field: string;
  value: string;
  defaults: readonly TextEntry[];
  /** It is what the entry is known by elsewhere. */
  isFixed: boolean;
  onChange: (value: string) => void;
}

/** A field of an entry, labelled by both: "Name of Melbourne". */
export function EntryField({ of, field, value, defaults, isFixed, onChange }: EntryFieldProps) {
  const name = fieldName(field);
  const label = (
    <>
      {name}
      <VisuallyHidden component="span"> of {of}</VisuallyHidden>
    </>
  );
  const standard = standardChoices[field];
  if (standard !== undefined || isChoice(field)) {
    return (
      <NativeSelect
        label={label}
        data={standard === undefined ? choicesOf(defaults, field) : standard()}
        disabled={isFixed}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (field === "counted") {
    const figures = Object.entries(countedFigures).map(([figure, counted]) => ({
      value: figure,
      label: `Counted: ${counted.toLowerCase()}`,
    }));
    return (
      <NativeSelect
        label={label}
        data={[{ value: "", label: "As typed" }, ...figures]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (field === "from" || field === "until") {
    const empty = field === "from" ? "at once" : "until it is hidden or removed";
    return <MomentField label={label} empty={empty} value={value} onChange={onChange} />;
  }
  if (field === "image") {
    return <ImageTextField label={`${name} of ${of}`} {...{ value, onChange }} error={undefined} />;
  }
  return (
    <Textarea
      label={label}
      autosize
      minRows={1}
      {...(field !== "url" && { maxLength: maxFieldLength(defaults, field) })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface MomentFieldProps {
  label: ReactNode;
  /** What an empty field means. */
  empty: string;
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time on the club's clock. */
function MomentField({ label, empty, value, onChange }: MomentFieldProps) {
  const [openedAt] = useState(() => new Date());
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={`${clockName(brand.timeZone, openedAt)} time. Left empty: ${empty}.`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type Choices = { value: string; label: string }[];

const none = { value: "", label: "Please choose" };

/** Of fields whose values are in a standard. */
const standardChoices: Readonly<Record<string, () => Choices>> = {
  code: () => [
    none,
    ...allCountryCodes
      .map((code) => ({ value: code, label: isoCountryName(code) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ],
  currency: () => {
    const names = new Intl.DisplayNames("en", { type: "currency" });
    return [
      none,
      ...Intl.supportedValuesOf("currency").map((code) => ({
        value: code,
        label: `${code}: ${names.of(code) ?? code}`,
      })),
    ];
  },
  consent: () => [
    { value: "", label: "Not given" },
    { value: givenConsent, label: "Given: the guest may be quoted" },
  ],
  timeZone: () => [
    none,
    ...Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone })),
  ],
};

export function choicesOf(defaults: readonly TextEntry[], field: string): string[] {
  return [...new Set(defaults.map((entry) => entry[field] ?? ""))];
}
