import { type VenueNoteName, forEachVenueNote } from "@before-ten/contracts/venues/notes";
import type { Venues } from "@before-ten/db/schema";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { type StoreDemoImage, shownOn, venueImageName } from "../demo-images.ts";
import { locationOf, slugOf } from "./event-row.ts";
import { type VenueKey, venueKeys, venues } from "./venues.ts";

interface Facts extends Partial<Record<VenueNoteName, string>> {
  capacity: number;
}

const facts: Readonly<Record<VenueKey, Facts>> = {
  lanternYard: {
    capacity: 320,
    transport: "Tram 86 to Smith Street. The last tram into the city leaves at 00:40.",
    arrival: "Down the lane beside the hardware shop, to the gate with the lanterns.",
    accessibility: "Step-free from the lane, with an accessible toilet in the yard.",
    bar: "Full bar and dumplings until nine. Cards only.",
    seats: "Eighty seats under the roof of the yard, first come, first seated.",
    rules: "The lane is a street where people live: please leave it quietly.",
  },
  saltPavilion: {
    capacity: 450,
    transport: "Tram 96 to St Kilda Beach. The last tram leaves at 00:20.",
    accessibility: "Step-free by the ramp on the sea side.",
    bar: "Wine, beer and fish and chips at the hatch.",
    cloakroom: "Three dollars a coat.",
  },
  tallowShed: {
    capacity: 280,
    transport: "Trains to Sydenham, six minutes on foot. The last one leaves at 00:15.",
    arrival: "Past the timber yard, then the second roller door.",
    accessibility: "Level floor throughout.",
    bar: "Local beer, and a taco truck in front of the door.",
  },
  copperlineWharf: {
    capacity: 400,
    transport: "Light rail to Pyrmont Bay, or the ferry until 22:30.",
    accessibility: "A lift from the quay to the floor.",
    bar: "Full bar, oysters and hot chips.",
    seats: "Benches along the water side for about a hundred.",
  },
  jacarandaRoom: {
    capacity: 220,
    transport: "Bus 199 every ten minutes until midnight.",
    accessibility: "Two steps at the door; staff put the ramp out when you ring.",
    bar: "Cocktails and toasted sandwiches.",
  },
  pierTwelve: {
    capacity: 500,
    transport: "Ten minutes on foot from Britomart. The last train leaves at 23:40.",
    accessibility: "Step-free from the pier.",
    bar: "Two bars, and a kitchen until half past eight.",
    cloakroom: "Free, beside the entrance.",
  },
  tinVerandah: {
    capacity: 180,
    transport: "InnerLink bus to Three Lamps, until 23:30.",
    accessibility: "Step-free through the garden.",
    bar: "Beer, wine and pies.",
  },
  windwardHall: {
    capacity: 260,
    transport: "Every bus to Courtenay Place. Night buses go from there each hour.",
    accessibility: "A lift to the first floor.",
    bar: "Full bar, toasties and dumplings.",
  },
  foundryAndFern: {
    capacity: 350,
    transport: "L train to Bedford Avenue, all night.",
    arrival: "Two blocks towards the river, then the green door under the crane.",
    accessibility: "Step-free, with an accessible restroom.",
    bar: "Full bar and wood-fired pizza until nine. ID at the bar.",
    rules: "No re-entry after eight. No glasses on the dance floor.",
  },
  ninthCornice: {
    capacity: 240,
    transport: "7 train to Vernon Boulevard, all night.",
    accessibility: "An elevator to the roof.",
    bar: "Cocktails and small plates.",
    seats: "Forty seats along the parapet.",
  },
  lampWorks: {
    capacity: 380,
    transport: "Pink Line to 18th. The last train leaves at 01:00.",
    accessibility: "Level floor throughout.",
    bar: "Craft beer and tamales.",
  },
  paperMillYard: {
    capacity: 300,
    transport:
      "Overground to Hackney Wick, four minutes on foot. The last train to Stratford leaves at 00:12.",
    arrival: "Over the canal bridge, left along the water, and through the blue gate.",
    accessibility: "Step-free from the street, with an accessible toilet in the mill.",
    bar: "Full bar and wood-fired pizza until nine. Cards only.",
    seats: "Sixty seats on the balcony, first come, first seated.",
    cloakroom: "Two pounds a coat.",
    rules: "No glasses on the dance floor. The canal side closes at nine.",
  },
  tramDepotNine: {
    capacity: 420,
    transport: "Trains to Peckham Rye. The last one to London Bridge leaves at 00:08.",
    accessibility: "Step-free by the depot's side door.",
    bar: "Full bar, and jerk chicken in the yard.",
    cloakroom: "Two pounds a coat, one a bag.",
  },
  bobbinWorks: {
    capacity: 300,
    transport: "Twelve minutes on foot from Piccadilly. The last tram leaves at 00:20.",
    accessibility: "A goods lift to the floor: ask at the door.",
    bar: "Full bar and pies.",
  },
  cedarAndBrick: {
    capacity: 200,
    transport: "Streetcar 501, all night.",
    accessibility: "Step-free from the street.",
    bar: "Ontario beer and poutine.",
  },
  orchardHouse: {
    capacity: 260,
    transport: "Streetcar 504 to Dufferin Gate, all night.",
    accessibility: "Three steps at the front, none at the back.",
    bar: "Cider, wine and grilled cheese.",
    seats: "Picnic tables in the orchard.",
  },
  raincoatHall: {
    capacity: 320,
    transport: "SkyTrain to Main Street. The last train leaves at 01:10.",
    accessibility: "Step-free from the street.",
    bar: "Full bar and noodles.",
    cloakroom: "Free, and it is needed.",
  },
  godownTerrace: {
    capacity: 350,
    transport: "MRT to Havelock. The last train leaves at 23:50.",
    accessibility: "A lift from the quay.",
    bar: "Full bar and satay until nine.",
  },
  banyanCourt: {
    capacity: 240,
    transport: "MRT to Tiong Bahru. The last train leaves at 23:45.",
    accessibility: "Step-free through the court.",
    bar: "Beer, highballs and kaya toast.",
  },
};

const openedAt = new Date("2026-06-01T09:00:00Z");

/** The street and the room of each. */
const picturesOfVenue = 2;

/** The demo club's venues, each with the key its parties name it by. */
export async function venueRows(
  storeImage: StoreDemoImage,
): Promise<ReadonlyMap<VenueKey, Insertable<Venues>>> {
  return new Map(
    await Promise.all(
      venueKeys.map(async (key) => [key, await venueRow(key, storeImage)] as const),
    ),
  );
}

async function venueRow(key: VenueKey, storeImage: StoreDemoImage): Promise<Insertable<Venues>> {
  const { name, country } = venues[key];
  const said: Facts = facts[key];
  const files = Array.from({ length: picturesOfVenue }, (_, index) => venueImageName(key, index));
  const photos = await Promise.all(
    files.map(async (file) => ({ imageId: await storeImage(file), alt: shownOn(file) })),
  );
  return {
    id: uuidv7({ msecs: openedAt.getTime() }),
    slug: slugOf(name),
    name,
    country,
    location: JSON.stringify(locationOf(key)),
    capacity: said.capacity,
    ...forEachVenueNote((note) => said[note] ?? null),
    photos: JSON.stringify(photos),
    created_at: openedAt,
    updated_at: openedAt,
  };
}
