import { countryCodes, countryOf } from "./countries.ts";
import { isoCountryName } from "./iso-countries.ts";

/** A time zone in one of the club's countries, and how addresses in it are recognized. */
export interface CountryTimeZone {
  /** IANA name. */
  timeZone: string;
  /** Longitude and latitude of the first city. */
  center: readonly [number, number];
  /** Best known first, because people know the zone by them. */
  cities: readonly string[];
  /**
   * States and provinces, by code and name. One with several zones is left out, because only the
   * city decides there.
   */
  regions: readonly string[];
}

interface CountryPlaces {
  /** Names that imported files use, in lower case without dots. */
  otherNames: readonly string[];
  /** How its currency is written before or after an amount. */
  currencySign: RegExp;
  /** IANA names of the zones that devices there are set to, old names too. */
  deviceZones: string;
  /** Zones of its cities; the country's own (`countryOf`) first. */
  zones: readonly CountryTimeZone[];
}

/**
 * Places of the countries the product came with; others have a zone only. Apart from
 * `countries.ts`, so that no public page loads them.
 */
export const countryPlaces: Readonly<Record<string, CountryPlaces>> = {
  AU: {
    otherNames: ["aus"],
    currencySign: /(?:au|a)\$/i,
    deviceZones: `
    Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide
    Australia/Hobart Australia/Darwin Australia/Broken_Hill Australia/Currie Australia/Eucla
    Australia/Lindeman Australia/Lord_Howe Australia/ACT Australia/Canberra Australia/LHI
    Australia/NSW Australia/North Australia/Queensland Australia/South Australia/Tasmania
    Australia/Victoria Australia/West Australia/Yancowinna Antarctica/Macquarie`,
    zones: [
      zone("Australia/Sydney", [151.21, -33.87], {
        cities: "Sydney, Canberra, Newcastle, Wollongong, Byron Bay",
        regions: "NSW, New South Wales, ACT, Australian Capital Territory",
      }),
      zone("Australia/Melbourne", [144.96, -37.81], {
        cities: "Melbourne, Geelong, Ballarat, Bendigo",
        regions: "VIC, Victoria",
      }),
      zone("Australia/Brisbane", [153.03, -27.47], {
        cities: "Brisbane, Gold Coast, Cairns, Sunshine Coast, Townsville",
        regions: "QLD, Queensland",
      }),
      zone("Australia/Perth", [115.86, -31.95], {
        cities: "Perth, Fremantle",
        regions: "WA, Western Australia",
      }),
      zone("Australia/Adelaide", [138.6, -34.93], {
        cities: "Adelaide, Glenelg",
        regions: "SA, South Australia",
      }),
      zone("Australia/Hobart", [147.33, -42.88], {
        cities: "Hobart, Launceston",
        regions: "TAS, Tasmania",
      }),
      zone("Australia/Darwin", [130.84, -12.46], {
        cities: "Darwin, Alice Springs",
        regions: "NT, Northern Territory",
      }),
    ],
  },
  NZ: {
    otherNames: ["nzl", "aotearoa"],
    currencySign: /nz\$/i,
    deviceZones:
      "Pacific/Auckland Pacific/Chatham NZ NZ-CHAT Antarctica/McMurdo Antarctica/South_Pole",
    zones: [
      zone("Pacific/Auckland", [174.76, -36.85], {
        cities: "Auckland, Wellington, Christchurch, Hamilton, Dunedin, Queenstown",
      }),
      zone("Pacific/Chatham", [-176.56, -43.95], { cities: "Chatham Islands" }),
    ],
  },
  US: {
    otherNames: ["us", "usa", "united states of america", "america"],
    currencySign: /us\$/i,
    deviceZones: `
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
    zones: [
      zone("America/New_York", [-74.01, 40.71], {
        cities: "New York, Boston, Miami, Atlanta, Philadelphia, Orlando, Knoxville",
        regions:
          "CT, DC, DE, GA, MA, MD, ME, NC, NH, NJ, NY, OH, PA, RI, SC, VA, VT, WV, Connecticut, Delaware, " +
          "Georgia, Maine, Maryland, Massachusetts, New Hampshire, New Jersey, North Carolina, Ohio, " +
          "Pennsylvania, Rhode Island, South Carolina, Vermont, Virginia, West Virginia",
      }),
      zone("America/Chicago", [-87.63, 41.88], {
        cities:
          "Chicago, Houston, Dallas, Austin, New Orleans, Nashville, San Antonio, Fort Worth, Memphis, " +
          "Minneapolis, St. Louis, Milwaukee, Kansas City, Oklahoma City, Omaha",
        // Without the code of Louisiana, which people also write for Los Angeles.
        regions:
          "AL, AR, IA, IL, MN, MO, MS, OK, WI, Alabama, Arkansas, Illinois, Iowa, Louisiana, Minnesota, " +
          "Mississippi, Missouri, Oklahoma, Wisconsin",
      }),
      zone("America/Denver", [-104.99, 39.74], {
        cities: "Denver, Salt Lake City, Boulder, Albuquerque, Santa Fe, El Paso, Boise",
        regions: "CO, MT, NM, UT, WY, Colorado, Montana, New Mexico, Utah, Wyoming",
      }),
      zone("America/Phoenix", [-112.07, 33.45], {
        cities: "Phoenix, Tucson, Scottsdale",
        regions: "AZ, Arizona",
      }),
      zone("America/Los_Angeles", [-118.24, 34.05], {
        cities:
          "Los Angeles, San Francisco, Seattle, San Diego, Las Vegas, Portland, Oakland, San Jose, " +
          "Sacramento, Palm Springs, Reno",
        regions: "CA, NV, OR, WA, California, Nevada, Oregon",
      }),
      zone("America/Detroit", [-83.05, 42.33], {
        cities: "Detroit, Grand Rapids, Ann Arbor",
        regions: "MI, Michigan",
      }),
      zone("America/Indiana/Indianapolis", [-86.16, 39.77], { cities: "Indianapolis" }),
      zone("America/Anchorage", [-149.9, 61.22], {
        cities: "Anchorage, Juneau, Fairbanks",
        regions: "AK, Alaska",
      }),
      zone("Pacific/Honolulu", [-157.86, 21.31], {
        cities: "Honolulu, Waikiki",
        regions: "HI, Hawaii",
      }),
    ],
  },
  UK: {
    otherNames: [
      "uk",
      "gb",
      "gbr",
      "great britain",
      "britain",
      "england",
      "scotland",
      "wales",
      "northern ireland",
    ],
    currencySign: /£/,
    deviceZones:
      "Europe/London Europe/Belfast Europe/Guernsey Europe/Isle_of_Man Europe/Jersey GB GB-Eire",
    zones: [
      zone("Europe/London", [-0.13, 51.51], {
        cities: "London, Manchester, Edinburgh, Cardiff, Belfast",
      }),
    ],
  },
  CA: {
    otherNames: ["can"],
    currencySign: /(?:ca|c)\$/i,
    deviceZones: `
    America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Regina
    America/Halifax America/St_Johns America/Glace_Bay America/Moncton America/Goose_Bay
    America/Blanc-Sablon America/Iqaluit America/Atikokan America/Resolute America/Rankin_Inlet
    America/Swift_Current America/Cambridge_Bay America/Inuvik America/Creston
    America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson America/Montreal
    America/Nipigon America/Thunder_Bay America/Rainy_River America/Pangnirtung
    America/Yellowknife America/Coral_Harbour Canada/Atlantic Canada/Central Canada/Eastern
    Canada/Mountain Canada/Newfoundland Canada/Pacific Canada/Saskatchewan Canada/Yukon`,
    zones: [
      zone("America/Toronto", [-79.38, 43.65], {
        cities: "Toronto, Montreal, Ottawa, Quebec City, Hamilton, London",
        regions: "ON, QC, Ontario, Quebec",
      }),
      zone("America/Vancouver", [-123.12, 49.28], {
        cities: "Vancouver, Victoria, Kelowna, Whistler",
        regions: "BC, British Columbia",
      }),
      zone("America/Edmonton", [-114.07, 51.05], {
        cities: "Calgary, Edmonton, Banff",
        regions: "AB, Alberta",
      }),
      zone("America/Winnipeg", [-97.14, 49.9], { cities: "Winnipeg", regions: "MB, Manitoba" }),
      zone("America/Regina", [-104.62, 50.45], {
        cities: "Regina, Saskatoon",
        regions: "SK, Saskatchewan",
      }),
      zone("America/Halifax", [-63.58, 44.65], {
        cities: "Halifax, Moncton, Fredericton, Charlottetown",
        regions: "NB, NS, PE, New Brunswick, Nova Scotia, Prince Edward Island",
      }),
      zone("America/St_Johns", [-52.71, 47.56], {
        cities: "St. John's",
        regions: "NL, Newfoundland and Labrador, Newfoundland",
      }),
    ],
  },
  SG: {
    otherNames: ["sgp"],
    currencySign: /s\$/i,
    deviceZones: "Asia/Singapore Singapore",
    zones: [zone("Asia/Singapore", [103.85, 1.29], { cities: "Singapore" })],
  },
};

export function placesOf(country: string): CountryPlaces | undefined {
  return Object.hasOwn(countryPlaces, country) ? countryPlaces[country] : undefined;
}

/** The country of a name, which may have an article or dots: "The U.S.A.". */
export function countryByName(name: string): string | undefined {
  const plain = name.trim().toLowerCase().replaceAll(".", "").replace(/^the /, "");
  return countryCodes().find((code) =>
    [countryOf(code).name, isoCountryName(code), ...(placesOf(code)?.otherNames ?? [])].some(
      (known) => known.toLowerCase() === plain,
    ),
  );
}

function zone(
  timeZone: string,
  center: CountryTimeZone["center"],
  { cities, regions = "" }: { cities: string; regions?: string },
): CountryTimeZone {
  return {
    timeZone,
    center,
    cities: cities.split(", "),
    regions: regions.split(", ").filter(Boolean),
  };
}
