import { venueTimeZone } from "@before-ten/contracts/events/location/time-zones";

interface Venue {
  name: string;
  suburb: string;
  city: string;
  country: string;
  /** Longitude and latitude of the suburb, because the rooms are invented. */
  coordinates: [number, number];
}

export const venues = {
  lanternYard: {
    name: "Lantern Yard",
    suburb: "Fitzroy",
    city: "Melbourne",
    country: "AU",
    coordinates: [144.9784, -37.7984],
  },
  saltPavilion: {
    name: "The Salt Pavilion",
    suburb: "St Kilda",
    city: "Melbourne",
    country: "AU",
    coordinates: [144.9805, -37.8677],
  },
  tallowShed: {
    name: "Tallow Shed",
    suburb: "Marrickville",
    city: "Sydney",
    country: "AU",
    coordinates: [151.1551, -33.9111],
  },
  copperlineWharf: {
    name: "Copperline Wharf",
    suburb: "Pyrmont",
    city: "Sydney",
    country: "AU",
    coordinates: [151.1949, -33.8692],
  },
  jacarandaRoom: {
    name: "The Jacaranda Room",
    suburb: "West End",
    city: "Brisbane",
    country: "AU",
    coordinates: [153.0066, -27.481],
  },
  pierTwelve: {
    name: "Pier Twelve Hall",
    suburb: "Wynyard Quarter",
    city: "Auckland",
    country: "NZ",
    coordinates: [174.7547, -36.8412],
  },
  tinVerandah: {
    name: "The Tin Verandah",
    suburb: "Ponsonby",
    city: "Auckland",
    country: "NZ",
    coordinates: [174.742, -36.853],
  },
  windwardHall: {
    name: "Windward Hall",
    suburb: "Te Aro",
    city: "Wellington",
    country: "NZ",
    coordinates: [174.7772, -41.2957],
  },
  foundryAndFern: {
    name: "Foundry & Fern",
    suburb: "Williamsburg",
    city: "New York",
    country: "US",
    coordinates: [-73.9571, 40.7081],
  },
  ninthCornice: {
    name: "The Ninth Cornice",
    suburb: "Long Island City",
    city: "New York",
    country: "US",
    coordinates: [-73.9485, 40.7447],
  },
  lampWorks: {
    name: "Blue Island Lamp Works",
    suburb: "Pilsen",
    city: "Chicago",
    country: "US",
    coordinates: [-87.6564, 41.8525],
  },
  paperMillYard: {
    name: "Paper Mill Yard",
    suburb: "Hackney Wick",
    city: "London",
    country: "UK",
    coordinates: [-0.0246, 51.5434],
  },
  tramDepotNine: {
    name: "Tram Depot Nine",
    suburb: "Peckham",
    city: "London",
    country: "UK",
    coordinates: [-0.0691, 51.474],
  },
  bobbinWorks: {
    name: "The Bobbin Works",
    suburb: "Ancoats",
    city: "Manchester",
    country: "UK",
    coordinates: [-2.227, 53.4846],
  },
  cedarAndBrick: {
    name: "Cedar & Brick",
    suburb: "Leslieville",
    city: "Toronto",
    country: "CA",
    coordinates: [-79.331, 43.6629],
  },
  orchardHouse: {
    name: "Orchard House",
    suburb: "Parkdale",
    city: "Toronto",
    country: "CA",
    coordinates: [-79.4363, 43.6405],
  },
  raincoatHall: {
    name: "Raincoat Hall",
    suburb: "Mount Pleasant",
    city: "Vancouver",
    country: "CA",
    coordinates: [-123.1001, 49.2628],
  },
  godownTerrace: {
    name: "Godown Terrace",
    suburb: "Robertson Quay",
    city: "Singapore",
    country: "SG",
    coordinates: [103.837, 1.2903],
  },
  banyanCourt: {
    name: "Banyan Court",
    suburb: "Tiong Bahru",
    city: "Singapore",
    country: "SG",
    coordinates: [103.827, 1.286],
  },
} as const satisfies Record<string, Venue>;

export type VenueKey = keyof typeof venues;

export const venueKeys: readonly VenueKey[] = Object.keys(venues).filter((key): key is VenueKey =>
  Object.hasOwn(venues, key),
);

export function timeZoneOf(venue: VenueKey): string {
  const { country, city } = venues[venue];
  return venueTimeZone(country, { formatted: city });
}
