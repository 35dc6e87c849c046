import type { EventListing } from "./demo-event.ts";

/** Listings of the next weeks, soonest first. */
export const nextWeeksListings: readonly EventListing[] = [
  {
    name: "Golden 90s Rooftop",
    description:
      "The one with the view. We put the decks on the west side of the roof so that the sun sets behind the chorus, and then we play nothing made after 1999. Bring sunglasses for the first two hours and a jumper for the last one.",
    venue: "lanternYard",
    weekday: "Saturday",
    weeks: 0,
    musicGenres: ["90s dance", "Eurodance", "House"],
    ticketAmount: 55,
    capacity: 220,
    registrations: 213,
    expect: {
      lineUp: [
        { time: "16:30", name: "Sunny Delgado" },
        { time: "19:00", name: "The West Side" },
      ],
      accessibility: "Two lifts go up to the roof, and both take a wheelchair.",
    },
    featured: true,
  },
  {
    name: "Two Thousand & Late",
    description:
      "Low-slung R&B, two-step garage and every pop single that came with its own dance routine. If you ever burnt a CD for a car journey, you have already rehearsed for this.",
    venue: "paperMillYard",
    weekday: "Sunday",
    weeks: 0,
    musicGenres: ["Y2K pop", "UK garage", "R&B"],
    expect: {
      lineUp: [
        { time: "16:00", name: "DJ Dial-Up" },
        { time: "18:00", name: "Ringtone Rhonda" },
      ],
    },
    ticketAmount: 35,
    capacity: 320,
    registrations: 188,
    disruption: {
      kind: "moved",
      reason:
        "The depot's roof needs a repair, so this one plays in Hackney Wick. The hours stay the same, and so do your tickets.",
      daysAgo: 9,
      previousVenue: "tramDepotNine",
    },
    status: "active",
    featured: true,
  },
  {
    name: "Harbour Disco",
    description:
      "Strings, handclaps and water on three sides. The doors to the pier stay open all afternoon, so you can dance in the shade or in the sun and hear the same bass line either way. Ferries home until late.",
    venue: "pierTwelve",
    weekday: "Saturday",
    weeks: 1,
    musicGenres: ["Disco", "Boogie", "80s pop", "Funk"],
    ticketAmount: 49,
    capacity: 400,
    registrations: 241,
    expect: {
      lineUp: [
        { time: "16:00", name: "Marguerite Tui, all strings" },
        { time: "18:00", name: "The Handclap Society" },
        { time: "20:00", name: "Dame Disco and the last ferry" },
      ],
      minimumAge: 18,
      door: "Doors open at the landward end of the pier. Last entry is at eight.",
      accessibility: "Step-free from the street to the dance floor, with seats along the rail.",
      cloakroom: "$2 an item, next to the ticket desk.",
      refunds: "Full refund up to the day before, and any time the weather closes the pier.",
    },
    featured: true,
  },
  {
    name: "Sundown at the Godown",
    description:
      "We are guests in Singapore: a small room by the river with ceiling fans, good speakers and no bad corners. Ninety minutes of slow warm-up, then straight into the singalongs. This one always goes early.",
    venue: "godownTerrace",
    weekday: "Sunday",
    weeks: 1,
    musicGenres: ["90s R&B", "New jack swing"],
    expect: { lineUp: [{ time: "16:00", name: "Mei and the Slow Jams" }] },
    ticketAmount: 58,
    capacity: 180,
    registrations: 180,
  },
  {
    name: "Skyline Slow Burn",
    description:
      "Begins at walking pace and ends with everybody's hands up. Boogie, electro, early house and a proper freestyle hour, on a floor with windows over the bridge.",
    venue: "foundryAndFern",
    weekday: "Saturday",
    weeks: 2,
    musicGenres: ["Boogie", "Electro", "Freestyle", "Early house", "Synth-pop", "Post-disco"],
    expect: {
      lineUp: [
        { time: "16:00", name: "Electric Ines" },
        { time: "18:00", name: "The Loft Committee" },
      ],
    },
    ticketAmount: 60,
    capacity: null,
    registrations: 96,
    status: "active",
  },
  {
    name: "Jacaranda Tea Dance",
    description:
      "Tea, lamingtons and soul until five, then somebody pushes the tables back. A gentle start, a very silly middle, and a last half hour that belongs to disco.",
    venue: "jacarandaRoom",
    weekday: "Sunday",
    weeks: 2,
    musicGenres: ["Soul", "Disco", "Motown"],
    expect: { lineUp: [{ time: "16:00", name: "Aunty Pearl's Soul Trio" }] },
    ticketAmount: null,
    capacity: 150,
    registrations: 64,
  },
  {
    name: "Roller Disco (Roller Skates Optional)",
    description:
      "Half the hall is for wheels and half is for feet, with a rope in between and a steward with a whistle. Skates can be hired at the door. So can knee pads, and nobody will mention it.",
    venue: "cedarAndBrick",
    weekday: "Saturday",
    weeks: 3,
    musicGenres: ["Disco", "Funk", "80s pop"],
    expect: {
      lineUp: [
        { time: "16:00", name: "Wheels McGraw" },
        { time: "18:00", name: "Ten Cent Funk" },
      ],
    },
    ticketAmount: 45,
    capacity: 280,
    registrations: 131,
    availability: "free",
  },
  {
    name: "Northern Lights, Early Night",
    description:
      "Baggy beats, piano breakdowns and the indie records that got played at the end of all of them. In an old cotton mill with a roof full of windows, from four until the last tram but several.",
    venue: "bobbinWorks",
    weekday: "Saturday",
    weeks: 3,
    musicGenres: ["Indie dance", "Baggy", "90s house", "Britpop"],
    expect: {
      lineUp: [
        { time: "16:00", name: "The Canal Shufflers" },
        { time: "18:00", name: "Gaz Before Bed" },
      ],
    },
    ticketAmount: 28.5,
    capacity: 450,
    registrations: 377,
    status: "active",
  },
  {
    name: "House Before Supper",
    description:
      "Drum machines in the city that taught them to swing. Six hours of house from the first pressings to the turn of the century, played warm and not too fast, with a kitchen that stays open throughout.",
    venue: "lampWorks",
    weekday: "Saturday",
    weeks: 4,
    musicGenres: ["Chicago house", "Acid house", "Deep house"],
    expect: {
      lineUp: [
        { time: "16:00", name: "Deacon Lovell" },
        { time: "18:00", name: "Mama Acid" },
      ],
    },
    earlierPrices: [
      { amount: "36", daysBefore: 20 },
      { amount: "42", daysBefore: 7 },
    ],
    promotion: "Four friends or more: the code LAMPS takes 10% off, on the ticket page.",
    ticketAmount: 48,
    capacity: 360,
    registrations: 154,
  },
  {
    name: "The Long Lunch That Got Out of Hand",
    description:
      "It was only going to be the one drink. Share plates until six, dancing from the minute the plates are cleared, and a strict rule that anyone who says they are just staying for coffee has to start the conga.",
    venue: "tallowShed",
    weekday: "Sunday",
    weeks: 4,
    musicGenres: ["80s pop", "Italo disco", "Yacht rock"],
    expect: { lineUp: [{ time: "16:00", name: "Captain Beige's Yacht Club" }] },
    ticketAmount: 65,
    capacity: 200,
    registrations: 87,
    disruption: {
      kind: "rescheduled",
      reason:
        "The shed's new floor takes a week longer to dry than we were promised. Tickets are valid for the new date.",
      daysAgo: 6,
      daysLater: 7,
    },
    status: "active",
  },
];
