import { type CountryCode, countryCodes } from "@before-ten/contracts/shared/countries";

/**
 * The country of a time zone, by its IANA name or a former one; undefined outside the club's
 * countries. Browsers reveal their zone without a prompt; the alternative, the network's address,
 * isn't stored.
 */
export function countryOfTimeZone(timeZone: string | undefined): CountryCode | undefined {
  return timeZone === undefined ? undefined : countries.get(timeZone);
}

const names: Record<CountryCode, string> = {
  AU: `
    Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide
    Australia/Hobart Australia/Darwin Australia/Broken_Hill Australia/Currie Australia/Eucla
    Australia/Lindeman Australia/Lord_Howe Australia/ACT Australia/Canberra Australia/LHI
    Australia/NSW Australia/North Australia/Queensland Australia/South Australia/Tasmania
    Australia/Victoria Australia/West Australia/Yancowinna Antarctica/Macquarie`,
  NZ: "Pacific/Auckland Pacific/Chatham NZ NZ-CHAT Antarctica/McMurdo Antarctica/South_Pole",
  US: `
    America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello
    America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac
    America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay
    America/Indiana/Tell_City America/Indiana/Knox America/Chicago America/Menominee
    America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah
    America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage
    America/Juneau America/Sitka America/Metlakatla America/Yakutat America/Nome America/Adak
    Pacific/Honolulu America/Indianapolis America/Fort_Wayne America/Louisville America/Knox_IN
    America/Shiprock America/Atka Pacific/Johnston Navajo US/Alaska US/Aleutian US/Arizona
    US/Central US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan US/Mountain
    US/Pacific`,
  UK: "Europe/London Europe/Belfast Europe/Guernsey Europe/Isle_of_Man Europe/Jersey GB GB-Eire",
  CA: `
    America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Regina
    America/Halifax America/St_Johns America/Glace_Bay America/Moncton America/Goose_Bay
    America/Blanc-Sablon America/Iqaluit America/Atikokan America/Resolute America/Rankin_Inlet
    America/Swift_Current America/Cambridge_Bay America/Inuvik America/Creston
    America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Montreal
    America/Nipigon America/Thunder_Bay America/Rainy_River America/Pangnirtung
    America/Yellowknife America/Coral_Harbour Canada/Atlantic Canada/Central Canada/Eastern
    Canada/Mountain Canada/Newfoundland Canada/Pacific Canada/Saskatchewan Canada/Yukon`,
  SG: "Asia/Singapore Singapore",
};

const countries = new Map<string, CountryCode>(
  countryCodes.flatMap((country) =>
    names[country]
      .trim()
      .split(/\s+/)
      .map((name) => [name, country] as const),
  ),
);
