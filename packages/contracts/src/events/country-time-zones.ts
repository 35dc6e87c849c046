import type { CountryCode } from "../shared/countries.ts";

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

/** The zone that `countryOf` returns for the country comes first. */
export const countryTimeZones: Record<CountryCode, readonly CountryTimeZone[]> = {
  AU: [
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
  NZ: [
    zone("Pacific/Auckland", [174.76, -36.85], {
      cities: "Auckland, Wellington, Christchurch, Hamilton, Dunedin, Queenstown",
    }),
    zone("Pacific/Chatham", [-176.56, -43.95], { cities: "Chatham Islands" }),
  ],
  US: [
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
  UK: [
    zone("Europe/London", [-0.13, 51.51], {
      cities: "London, Manchester, Edinburgh, Cardiff, Belfast",
    }),
  ],
  CA: [
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
  SG: [zone("Asia/Singapore", [103.85, 1.29], { cities: "Singapore" })],
};

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
