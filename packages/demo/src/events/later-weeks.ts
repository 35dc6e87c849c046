import type { EventListing } from "./demo-event.ts";

/** Listings of the weeks after the next ones, soonest first. */
export const laterWeeksListings: readonly EventListing[] = [
  {
    name: "Three Days of Daylight: The Before Ten Weekender",
    description: `Three afternoons by the bay, three decades, one wristband. Friday belongs to the 80s, Saturday to the 90s and Sunday to the early 2000s, so you can come for the one you remember best or stay for the lot and settle the argument.

Each day runs from four until ten in the pavilion, with the sliding doors open to the beach while there is light. Between sets there is a slower room upstairs: armchairs, records you can ask for by name, and a view of the pier. Food is on from half past three each day and the kitchen has promised us proper chips.

Friday opens with new wave and synth-pop, moves through freestyle and hi-NRG, and closes on the big ballads with the lights up. Saturday is house, Eurodance, swingbeat and the Britpop hour by popular demand. Sunday is two-step, pop with choreography, and a last set of songs chosen by the people who came to all three.

There are lockers, a quiet tent for anyone who needs ten minutes, free water at every bar and a crossing attendant on the road outside. The pavilion is step-free from the street to the floor. Trams run past the gate until well after midnight, though we rather hope that you will be asleep.`,
    venue: "saltPavilion",
    weekday: "Friday",
    weeks: 5,
    days: 3,
    musicGenres: ["80s pop", "New wave", "90s dance", "Britpop", "Y2K pop"],
    expect: {
      lineUp: [
        { time: "16:00", name: "Neon Nina" },
        { time: "18:00", name: "The Cassette Kings" },
        { time: "20:00", name: "DJ Dial-Up" },
      ],
    },
    ticketAmount: 140,
    capacity: 900,
    registrations: 512,
    featured: true,
  },
  {
    name: "Wax & Windows",
    description:
      "Vinyl only, windows open. Our quietest party and one of our favourites: two turntables, one long wooden floor, and a selector who will tell you where every record came from if you ask nicely.",
    venue: "windwardHall",
    weekday: "Saturday",
    weeks: 5,
    musicGenres: ["Soul"],
    expect: { lineUp: [{ time: "16:00", name: "Selector Moana" }] },
    ticketAmount: 39,
    capacity: 120,
    registrations: 58,
    status: "active",
  },
  {
    name: "Raincoats Off",
    description:
      "Whatever it is doing outside, it is 1994 in here. Hang your coat by the stove, take a towel if you cycled, and follow the sound of the bass down the corridor.",
    venue: "raincoatHall",
    weekday: "Saturday",
    weeks: 6,
    endTime: null,
    musicGenres: ["90s dance", "Trip hop", "Hip-hop"],
    expect: {
      lineUp: [
        { time: "16:00", name: "Umbrella Stan" },
        { time: "18:00", name: "Dry by Nine" },
      ],
    },
    ticketAmount: 44,
    capacity: 240,
    registrations: 71,
  },
  {
    name: "Mirror Ball Matinee",
    description:
      "We are hanging the big one: a metre and a half across, over the water, where the low sun comes in and does the rest. Disco from the first years to the last, and confetti at a sensible hour.",
    venue: "copperlineWharf",
    weekday: "Saturday",
    weeks: 7,
    musicGenres: ["Disco", "Philly soul", "Nu-disco"],
    expect: {
      lineUp: [
        { time: "16:00", name: "The Glitter Union" },
        { time: "18:00", name: "Philly Jo" },
      ],
    },
    ticketAmount: 59.9,
    capacity: 420,
    registrations: 118,
    featured: true,
  },
  {
    name: "Monsoon Mixtape",
    description:
      "Guests in Singapore once more. Ninety minutes a side, four sides, no skipping. A covered courtyard with the rain coming down round the edges and the songs you once recorded off the radio coming out of much better speakers.",
    venue: "banyanCourt",
    weekday: "Saturday",
    weeks: 8,
    musicGenres: ["90s pop", "R&B", "Mandopop"],
    expect: { lineUp: [{ time: "16:00", name: "Cassette Lim" }] },
    ticketAmount: null,
    capacity: 210,
    registrations: 33,
    status: "active",
  },
  {
    name: "Everybody Knows the Words",
    description:
      "Half party, half choir. The verses go up on the wall in very large letters, the band of five plays them in keys that real people can reach, and nobody sings alone.",
    venue: "tinVerandah",
    weekday: "Sunday",
    weeks: 8,
    musicGenres: ["80s pop", "90s pop", "Power ballads"],
    expect: { lineUp: [{ time: "16:00", name: "The Big Piano Choir" }] },
    ticketAmount: 46,
    capacity: 160,
    registrations: 40,
    disruption: {
      kind: "postponed",
      reason:
        "Our singer has lost her voice, and her doctor won't say when it will be back. Tickets stay valid for the new date.",
      daysAgo: 4,
    },
  },
  {
    name: "Just This Once: The Late One",
    description:
      "Once a year we break our own rule. Doors at eight, last song at two, and a room on the ninth floor with the whole river below. There will be breakfast rolls. There will be no judgement if you leave at ten.",
    venue: "ninthCornice",
    weekday: "Saturday",
    weeks: 7,
    startTime: "20:00",
    endTime: "02:00",
    musicGenres: ["Disco", "90s house", "Garage house"],
    expect: { lineUp: [{ time: "20:00", name: "The Night Bus Orchestra" }] },
    ticketAmount: 75,
    capacity: 300,
    registrations: 122,
  },
  {
    name: "Synths & Cardigans",
    description:
      "For people who own more than one of either. Machines made in the early eighties, played by hand, followed by the records they turned up on. The cloakroom has extra hangers.",
    venue: "orchardHouse",
    weekday: "Sunday",
    weeks: 10,
    musicGenres: ["Synth-pop", "Minimal wave"],
    ticketAmount: 40,
    capacity: null,
    unlimitedCapacity: true,
    registrations: 17,
    status: "active",
    hasPoster: false,
  },
  {
    name: "An Afternoon in Which Absolutely Every Song Is From 1999 and Nobody Apologises for Any of Them",
    description:
      "Twelve months, six hours, no exceptions and no irony. We checked every release date twice. If you think of a song from 1998 while you are there, please keep it to yourself until ten.",
    venue: "lanternYard",
    weekday: "Saturday",
    weeks: 11,
    musicGenres: ["90s pop", "Trance", "Latin pop", "Big beat"],
    ticketAmount: 52,
    capacity: 220,
    registrations: 29,
    availability: "at-the-door",
  },
  {
    name: "Secret Set (Working Title)",
    description:
      "Not announced yet. Waiting for the venue to confirm the courtyard, and for somebody to think of a better name than this one.",
    venue: "jacarandaRoom",
    weekday: "Saturday",
    weeks: 12,
    musicGenres: ["House"],
    ticketAmount: 50,
    capacity: 150,
    registrations: 0,
    status: "draft",
    hasPoster: false,
  },
];
