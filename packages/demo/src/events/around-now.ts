import type { DemoEvent } from "./demo-event.ts";
import { announcedDay, localTime } from "./event-days.ts";
import type { VenueKey } from "./venues.ts";

interface WallClock {
  hour: number;
  minute: number;
}

const minuteMs = 60_000;
const startsInMinutes = 40;
const startedMinutesAgo = 120;
const lengthHours = 6;
/**
 * The latest start that still leaves some of the party for a visitor who looks a while later, as
 * all end at ten.
 */
const latestStart = 17.5;

const soonVenues: Record<string, VenueKey> = {
  AU: "tallowShed",
  NZ: "pierTwelve",
  US: "ninthCornice",
  UK: "tramDepotNine",
  CA: "orchardHouse",
  SG: "banyanCourt",
};

const runningVenues: Record<string, VenueKey> = {
  AU: "saltPavilion",
  NZ: "tinVerandah",
  US: "foundryAndFern",
  UK: "paperMillYard",
  CA: "cedarAndBrick",
  SG: "godownTerrace",
};

/** Doors within the hour, whenever that is. */
export function eventStartingSoon(now: Date): DemoEvent {
  return {
    ...startingAt(roundedTo(5, now.getTime() + startsInMinutes * minuteMs), soonVenues, [
      "Punch-Card Pete",
      "Synth Lucia",
    ]),
    name: "The Clock-Off",
    description:
      "Tools down, shoes on. Synth-pop, new wave and the kind of chorus you used to sing into a hairbrush, starting the minute you can get away. The bar does a very good ginger beer and the first fifty people through the door choose the third song.",
    musicGenres: ["Synth-pop", "New wave", "80s pop"],
    ticketAmount: 42,
    capacity: 260,
    registrations: 247,
    status: "active",
    featured: true,
    hasPoster: true,
  };
}

/** Makes an event that is going on at `now`. */
export function eventGoingOn(now: Date): DemoEvent {
  return {
    ...startingAt(roundedTo(30, now.getTime() - startedMinutesAgo * minuteMs), runningVenues, [
      "Big Voice Bernice",
      "Piano Maxine",
    ]),
    name: "Meet You on the Floor",
    description:
      "House pianos, big voices and a lot of old friends finding each other in the crowd. It is well under way, there is room, and the people on the door will be delighted to see you. Come straight in and leave your coat.",
    musicGenres: ["90s house", "Piano house", "Dance-pop", "R&B"],
    ticketAmount: 38.5,
    capacity: 340,
    registrations: 298,
    status: "published",
    featured: false,
    hasPoster: true,
  };
}

/**
 * Makes an event that starts at `start`, in the country where it is then closest to four in the
 * afternoon, but no later than `latestStart`. That is some hours off at most, so the event starts
 * by day, away from midnight and from every clock change, and ends at ten or before. The acts play
 * two hours each.
 */
function startingAt(start: Date, venueOf: Record<string, VenueKey>, acts: readonly string[]) {
  const { venue, local } = Object.values(venueOf)
    .map((each) => ({ venue: each, local: localTime(start, each).toPlainDateTime() }))
    .reduce((one, other) => (hoursOffFour(other.local) < hoursOffFour(one.local) ? other : one));
  const day = local.toPlainDate();
  const end = clock(local.add({ hours: lengthHours }));
  return {
    venue,
    startDay: day.toString(),
    endDay: day.toString(),
    announcedDay: announcedDay(day),
    startTime: clock(local),
    endTime: end < "22:00" && end > clock(local) ? end : "22:00",
    expect: {
      lineUp: acts.map((name, index) => ({ time: clock(local.add({ hours: 2 * index })), name })),
    },
  };
}

/** Too late counts as farther off than any time of the day. */
function hoursOffFour({ hour, minute }: WallClock): number {
  const hours = hour + minute / 60;
  return hours > latestStart ? 24 + hours : Math.abs(hours - 16);
}

function roundedTo(minutes: number, instantMs: number): Date {
  const stepMs = minutes * minuteMs;
  return new Date(Math.round(instantMs / stepMs) * stepMs);
}

function clock(local: WallClock): string {
  return [local.hour, local.minute].map((part) => String(part).padStart(2, "0")).join(":");
}
