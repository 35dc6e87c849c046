import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import { doorOutput, listedDoorOutput, doorStateOutput } from "@before-ten/contracts/door/output";
import { count, exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { params } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { doorRouter } from "./door.router.ts";

const { rest } = rowsOf({ door: doorRouter });

const unknown = { 404: "There is no published event with this id." };
const over = { 409: "The party ended more than seven days ago." };
const exampleEntry = {
  id: exampleId,
  kind: "in",
  door: "Main door",
  guestId: null,
  pressedAt: "2026-12-05T16:12:00.000Z",
  undone: false,
};

export const doorRoutes = [
  rest({
    method: "GET",
    path: "/admin/door",
    procedure: "door.list",
    doc: {
      summary: "List the parties with a door",
      description:
        "Published ones that begin within two weeks or ended within the last week, soonest first.",
      answer: { data: z.array(entityAnswer("DoorParty", listedDoorOutput)) },
    },
    body: (parties) => ({ data: parties.map(withUnderscoreId) }),
  }),
  rest({
    method: "GET",
    path: "/admin/events/:id/door",
    procedure: "door.get",
    doc: {
      summary: "Read an event's run sheet and guest list",
      description: "Guests are deleted seven days after the party.",
      example: { id: exampleId },
      refuses: unknown,
      answer: { data: doorOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "PUT",
    path: "/admin/events/:id/door",
    procedure: "door.saveSheet",
    doc: {
      summary: "Change an event's run sheet",
      description: "Replaces its doors, contacts, emergency notes and permitted number of people.",
      example: {
        id: exampleId,
        doors: ["Main door", "Garden"],
        contacts: "Sam, sound: 07700 900123",
        emergency: "Meet at the car park.",
        legalCapacity: 400,
      },
      refuses: unknown,
      answer: { data: doorOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "POST",
    path: "/admin/events/:id/door/entries",
    procedure: "door.sync",
    doc: {
      summary: "Record people at the door",
      description:
        "Up to 500 entries at once, each with an id of the caller's: sent again, it counts once. Answers what all phones have recorded; without entries it only reads.",
      example: { id: exampleId, entries: [exampleEntry] },
      refuses: { ...unknown, ...over },
      answer: { data: doorStateOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "POST",
    path: "/admin/events/:id/door/guests",
    procedure: "door.addGuests",
    doc: {
      summary: "Add a ticket seller's list to the guest list",
      description:
        "Guests who are on the list already stay. Addresses are left out. Answers how many are new.",
      example: {
        id: exampleId,
        text: "Name,Ticket type,Order,Quantity\nAna Silva,Early bird,TT-1042,2",
      },
      refuses: { ...unknown, ...over },
      answer: { data: z.object({ added: count(1), door: doorOutput }) },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/events/:id/door/guests",
    procedure: "door.deleteGuests",
    doc: {
      summary: "Delete an event's guest list",
      description: "What was counted stays.",
      example: { id: exampleId },
      refuses: unknown,
      answer: { message: text(messages.guestsDeleted) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/admin/events/:id/door/attendance",
    procedure: "door.takeAttendance",
    doc: {
      summary: "Save the attendance",
      description: "Sets the event's `registrations` to the number of people who came in.",
      example: { id: exampleId },
      refuses: { ...unknown, 409: "The party hasn't begun." },
      answer: { data: doorStateOutput },
    },
    decode: params,
    body: (data) => ({ data }),
  }),
];
