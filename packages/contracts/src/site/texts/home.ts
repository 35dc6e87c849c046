import { defineTexts } from "../define-texts.ts";

export const homeTexts = defineTexts("home", "Home (/)", {
  title: "{club}: {tagline}",
  lead: "The dance floor opens at four and you're home by half past ten. Day parties for people over thirty, from Melbourne to London.",
  /** The film is played over this one alone: another image stays a still. */
  heroImage: "/films/hero.webp",
  toParties: "See the next parties",
  upcomingTitle: "Coming up",
  toEvents: "View All Events",
  featuresTitle: "Six hours, done right",
  features: [
    {
      id: "music",
      hour: "4 PM",
      title: "Nostalgic Music",
      text: "Doors open on songs you know by heart: 80s, 90s and early 2000s dance, played by people who bought it the first time round.",
    },
    {
      id: "timing",
      hour: "6 PM",
      title: "Perfect Timing",
      text: "4PM to 10PM. The floor is full by six, and the babysitter, the last train and tomorrow morning all stay on your side.",
    },
    {
      id: "community",
      hour: "8 PM",
      title: "30+ Community",
      text: "You came alone and know half the room: grown-ups, all here for the dancing.",
    },
    {
      id: "locations",
      hour: "10 PM",
      title: "Global Locations",
      text: "Last song, and home by half past ten. From Melbourne to Toronto, every city has its own sunset.",
    },
  ],
  testimonialsTitle: "Heard on the way home",
  stars: "Five out of five stars",
  /** As long as a shown one has no party, date and consent of its guest. */
  testimonialsNote: "The kind of thing guests tell us, in our words.",
  testimonials: [
    {
      id: "priya",
      name: "Priya",
      age: "41",
      location: "Melbourne",
      text: "I danced for five hours, had dinner, and still read my book in bed. Why was it ever any other way?",
      party: "",
      date: "",
      consent: "",
    },
    {
      id: "daniel",
      name: "Daniel",
      age: "38",
      location: "Auckland",
      text: "I came on my own and knew every word of every song. So did the people next to me.",
      party: "",
      date: "",
      consent: "",
    },
    {
      id: "joanne",
      name: "Joanne",
      age: "52",
      location: "London",
      text: "Home before the babysitter had finished her film. On Sunday I went for a run.",
      party: "",
      date: "",
      consent: "",
    },
  ],
  newsletterTitle: "Be first through the door",
});
