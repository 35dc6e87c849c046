import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";

/** A party whose door is listed. */
export const doorPartyOutput = z.object({
  id: idOutput,
  eventName: text("Sunday Disco"),
  place: text("The Clapham Grand, London"),
  startsAt: instant("2026-12-05T16:00:00.000Z"),
  endsAt: instant("2026-12-05T22:00:00.000Z"),
  timeZone: text("Europe/London"),
});

export type DoorParty = z.infer<typeof doorPartyOutput>;

/** A party in the list of doors. */
export const listedDoorOutput = doorPartyOutput.extend({
  registrations: count(298),
  inside: count(120, "People inside, as counted at its doors so far"),
});

export type ListedDoor = z.infer<typeof listedDoorOutput>;

export const doorSheetOutput = z.object({
  doors: z.array(text("Main door")),
  contacts: text("Sam, sound: 07700 900123", "Empty if nothing was written"),
  emergency: text("Meet at the car park. Defibrillator behind the bar."),
  legalCapacity: count(400, "How many people may be inside by law; null: not given").nullable(),
});

export const doorGuestOutput = z.object({
  id: idOutput,
  name: text("Ana Silva"),
  ticket: text("Early bird", "Empty if the list has none"),
  reference: text("TT-1042", "The seller's order number"),
  admits: count(2, "How many people it admits"),
});

export type DoorGuest = z.infer<typeof doorGuestOutput>;

/** What is known before the doors open, and stays readable without a connection. */
export const doorOutput = z.object({
  party: doorPartyOutput,
  lineUp: z.array(z.object({ time: text("16:30").nullable(), name: text("DJ Marguerite") })),
  sheet: doorSheetOutput,
  guests: z.array(doorGuestOutput).meta({ description: "By name" }),
});

export type Door = z.infer<typeof doorOutput>;

/** What all phones have sent so far. */
export const doorStateOutput = z.object({
  doors: z
    .array(z.object({ door: text("Main door"), ins: count(120), outs: count(8) }))
    .meta({ description: "By name" }),
  arrivals: z
    .array(
      z.object({
        id: idOutput,
        guestId: idOutput,
        door: text("Main door"),
        pressedAt: instant("2026-12-05T16:12:00.000Z", "By the phone's clock"),
      }),
    )
    .meta({ description: "Guests ticked off; a guest twice if two phones did it" }),
  attendance: count(342, "As saved for the gallery and the figures"),
});

export type DoorState = z.infer<typeof doorStateOutput>;
