import type { EventListing } from "./demo-event.ts";

/** Latest first. `weeks` counts back. */
export const pastListings: readonly EventListing[] = [
  {
    name: "Sunday Best on a Saturday",
    description:
      "Everyone dressed up, nobody said why, and a conga line went down the fire stairs and back up the goods lift. Thank you to the man with the trombone. You weren't booked, but you were excellent.",
    venue: "lanternYard",
    weekday: "Saturday",
    weeks: 0,
    musicGenres: ["Disco", "Soul", "80s pop"],
    ticketAmount: 55,
    capacity: 220,
    registrations: 218,
    expect: { lineUp: [{ time: "16:00", name: "The Fire Stairs" }], minimumAge: 18 },
  },
  {
    name: "Sand in Our Synths",
    description:
      "The wind got up at five and the speakers stayed up anyway. New wave by the water, with a cold swim for the brave and a very long queue for hot chips.",
    venue: "copperlineWharf",
    weekday: "Sunday",
    weeks: 2,
    musicGenres: ["New wave", "Synth-pop"],
    expect: { lineUp: [{ time: "16:00", name: "The Sandbank" }] },
    ticketAmount: 49.5,
    capacity: 420,
    registrations: 366,
    status: "completed",
  },
  {
    name: "Slow Train to the Disco",
    description:
      "A depot, a dance floor and a departure board that counted down to each song. The 19.42 to Philadelphia ran full and standing.",
    venue: "tramDepotNine",
    weekday: "Saturday",
    weeks: 4,
    musicGenres: ["Disco", "Philly soul", "Boogie"],
    expect: {
      lineUp: [
        { time: "16:00", name: "Guard's Van" },
        { time: "18:00", name: "Miss Platform Nine" },
      ],
    },
    ticketAmount: 34,
    capacity: 380,
    registrations: 380,
    status: "active",
  },
  {
    name: "Ferry Home by Ten",
    description:
      "Three hundred of you on the floor and two hundred and eleven of you on the same boat afterwards, still singing. The crew asked us for the playlist.",
    venue: "pierTwelve",
    weekday: "Saturday",
    weeks: 7,
    musicGenres: ["90s dance", "Eurodance", "Dance-pop"],
    expect: {
      lineUp: [
        { time: "16:00", name: "The Gangway" },
        { time: "18:00", name: "Aroha on Deck" },
      ],
    },
    ticketAmount: 47,
    capacity: 400,
    registrations: 302,
  },
  {
    name: "Stoop to Conquer",
    description:
      "A block-party afternoon with the loading doors open: breakbeats at four, freestyle at six, and one very competitive double-dutch rope.",
    venue: "foundryAndFern",
    weekday: "Sunday",
    weeks: 11,
    musicGenres: ["Hip-hop", "Freestyle", "Electro", "Funk"],
    expect: {
      lineUp: [
        { time: "16:00", name: "Breaker Boyce" },
        { time: "18:00", name: "Lady Lino" },
      ],
    },
    ticketAmount: 50,
    capacity: null,
    registrations: 274,
  },
  {
    name: "Maple & Mirror Balls",
    description:
      "Pancakes until five, disco until ten. We ran out of syrup at twenty to seven and out of disco at no point whatsoever.",
    venue: "orchardHouse",
    weekday: "Saturday",
    weeks: 17,
    musicGenres: ["Disco", "Boogie"],
    expect: { lineUp: [{ time: "16:00", name: "Sugar Shack Strings" }] },
    ticketAmount: 42,
    capacity: 260,
    registrations: 239,
    status: "active",
  },
  {
    name: "One-Hit Wonderful",
    description:
      "Ninety-four songs by ninety-four artists, none of whom troubled the charts again. Learn the words, all of them, from the first keyboard stab to the last.",
    venue: "saltPavilion",
    weekday: "Saturday",
    weeks: 24,
    musicGenres: ["80s pop", "90s pop", "Novelty"],
    ticketAmount: 48,
    capacity: 500,
    registrations: 471,
    disruption: {
      kind: "cancelled",
      reason: "The storm that afternoon closed the bay road. Everybody got their money back.",
      daysAgo: 170,
    },
  },
  {
    name: "Tiger Hour",
    description:
      "Our first afternoon as guests in Singapore. It rained for exactly one hour, everybody came under the banyan, and that turned out to be the best hour of the day.",
    venue: "banyanCourt",
    weekday: "Sunday",
    weeks: 31,
    musicGenres: ["R&B", "Y2K pop"],
    expect: { lineUp: [{ time: "16:00", name: "Stripes" }] },
    ticketAmount: 55,
    capacity: 210,
    registrations: 164,
  },
  {
    name: "Pop Goes the Mill",
    description:
      "Guitars, choruses and a floor made for looms that turned out to be perfect for pogoing. Nobody lost a shoe, which is a first for this one.",
    venue: "bobbinWorks",
    weekday: "Saturday",
    weeks: 40,
    musicGenres: ["Britpop", "Indie dance", "90s pop"],
    expect: { lineUp: [{ time: "16:00", name: "The Loom Sisters" }] },
    ticketAmount: 26,
    capacity: 450,
    registrations: 408,
  },
  {
    name: "The First Wind-Up",
    description:
      "A hundred and twelve people, a southerly outside and a wind-up gramophone in the hall to start us off. Small, warm and over much too soon.",
    venue: "windwardHall",
    weekday: "Saturday",
    weeks: 49,
    musicGenres: ["Soul", "Swing"],
    expect: { lineUp: [{ time: "16:00", name: "Nana's Gramophone" }] },
    ticketAmount: null,
    capacity: 120,
    registrations: 112,
  },
];
