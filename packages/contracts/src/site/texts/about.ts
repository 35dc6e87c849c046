import { defineTexts } from "../define-texts.ts";

export const aboutTexts = defineTexts("about", "Why 4PM? (/about)", {
  title: "Why 4PM?",
  description:
    "How a party that starts at four became a club around the world: our story, our values, and a word from the founders.",
  lead: "Because the best hours of a party were never the late ones. The late ones were just all we were offered.",
  storyTitle: "Our story",
  story: [
    {
      id: "sum",
      text: "{club} began with a simple sum. A night out cost a Saturday evening, a babysitter, a taxi and most of Sunday. The dancing took about two hours of that.",
    },
    {
      id: "rest",
      text: "So we kept the dancing and gave back the rest: 4PM to 10PM. We start while the sun is up, we play the songs that made us dance in the first place, and we stop when the evening still belongs to you.",
    },
  ],
  stats: [
    { id: "attendees", figure: "50,000+", label: "attendees", counted: "" },
    { id: "events", figure: "100+", label: "events", counted: "" },
    { id: "countries", figure: "5", label: "countries", counted: "" },
    { id: "satisfaction", figure: "98%", label: "satisfaction", counted: "" },
  ],
  valuesTitle: "What we stand for",
  values: [
    {
      id: "daylight",
      title: "Daylight first",
      text: "Doors open at four. You see the room, the people and the sunset, and you remember all three.",
    },
    {
      id: "songs",
      title: "Songs with a history",
      text: "80s, 90s and early 2000s dance. If you can't sing along by the second chorus, we've failed.",
    },
    {
      id: "grown-ups",
      title: "A room of grown-ups",
      text: "People who hold the door, mind the step and still stay until the last record.",
    },
    {
      id: "tomorrow",
      title: "Tomorrow counts",
      text: "Home by half past ten means Sunday is a day, not a recovery.",
    },
  ],
  timelineTitle: "From one room to the world",
  timeline: [
    {
      id: "2019",
      year: "2019",
      text: "The first afternoon: one room in Melbourne, two hundred people, one borrowed mixer.",
    },
    {
      id: "2020",
      year: "2020",
      text: "Venues close. We stream into living rooms every Saturday at four.",
    },
    { id: "2021", year: "2021", text: "Sydney. The queue wears sun hats." },
    { id: "2022", year: "2022", text: "Auckland, and our first party on the water." },
    {
      id: "2023",
      year: "2023",
      text: "London and Toronto. It turns out four o'clock works in any weather.",
    },
    { id: "2024", year: "2024", text: "The hundredth party, and the fifth country." },
  ],
  foundersTitle: "A word from the founders",
  foundersMessage: [
    {
      id: "why",
      text: "We were thirty-six and thirty-nine, and we had stopped going dancing. We still wanted to. But the good part began at midnight, and the bill came at seven the next morning.",
    },
    {
      id: "room",
      text: "So we booked a room for an afternoon, played the records we grew up with and promised everybody they'd be home by half past ten. Two hundred people came. Nobody asked why it was still light outside.",
    },
    {
      id: "idea",
      text: "That's still the whole idea. See you at four.",
    },
  ],
  foundersSignature: "{names}, the founders of {club}",
  foundersAnd: " and ",
  founders: [
    { id: "robin", name: "Robin", does: "finds the rooms", image: "/portraits/robin.svg" },
    { id: "sam", name: "Sam", does: "chooses the records", image: "/portraits/sam.svg" },
  ],
  portrait: "Drawn portrait of {name}",
  citiesTitle: "Where we dance",
  cities: [
    { id: "melbourne", city: "Melbourne" },
    { id: "sydney", city: "Sydney" },
    { id: "auckland", city: "Auckland" },
    { id: "toronto", city: "Toronto" },
    { id: "london", city: "London" },
  ],
  guests: "And now and then, as guests, in Singapore.",
  toEvents: "See the next parties",
  toContact: "Bring us to your city",
});
