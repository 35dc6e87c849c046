import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const placeTexts = defineTexts("places", "Pages of venues and cities (/venues/…, /london)", {
  cities: [
    {
      id: "melbourne",
      url: "/melbourne",
      text: "Where it began: four in the afternoon, the sun still up, and the first record already on.",
    },
    {
      id: "sydney",
      url: "/sydney",
      text: "Afternoons by the harbour, on a dance floor that's full before the ferries light up.",
    },
    {
      id: "auckland",
      url: "/auckland",
      text: "The songs you know, in rooms we have danced in ourselves, and home before the late news.",
    },
    {
      id: "toronto",
      url: "/toronto",
      text: "Six hours of dancing in daylight and dusk, whatever the weather is doing outside.",
    },
    {
      id: "london",
      url: "/london",
      text: "Brick arches, mirror balls and daylight: dance until ten, and catch the train you meant to catch.",
    },
  ],
  cityTitle: "Day parties in {city}",
  cityLead: "From 4PM to 10PM, for people over thirty who still love to dance.",
  venuesTitle: "Where we dance in {city}",
  venueTitle: "The venue",
  capacity: "Capacity",
  capacityText: "{count} people",
  photosTitle: "What it looks like",
  aboutVenue: "More about {venue}",
  inCity: "All parties in {city}",
  emptyTitle: "No dates yet",
  emptyText:
    "Nothing announced here right now. See our other parties, or follow this page for news.",
  missingTitle: "Venue not found",
  missingText: "We can't find that venue. It may have closed its doors.",
});

export type PlaceTexts = TextsOf<typeof placeTexts.defaults>;
