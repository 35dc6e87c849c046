import type { VenueKey } from "../../src/events/venues.ts";
import type { Exposure, TwoInks } from "../album-pictures/press.ts";
import { type RoomLook, room } from "./room.ts";
import { type StreetLook, street } from "./street.ts";

interface VenueLook {
  inks: TwoInks;
  street: StreetLook;
  room: RoomLook;
}

const brick = { paper: "#FBEBCB", warm: "#E5532B", dark: "#2A1A3E" };
const sea = { paper: "#F6EFE0", warm: "#F2705A", dark: "#12355B" };
const straw = { paper: "#F8F0E0", warm: "#EFAE38", dark: "#1E2A5A" };
const fern = { paper: "#F3F0DC", warm: "#F0932B", dark: "#143B2C" };
const rose = { paper: "#FBE6E1", warm: "#F2557A", dark: "#27306E" };
const salt = { paper: "#FFF3D6", warm: "#FF8A5B", dark: "#7A1F4B" };
const copper = { paper: "#FDF1DF", warm: "#F79A4B", dark: "#0E4B63" };

const looks: Record<VenueKey, VenueLook> = {
  lanternYard: {
    inks: straw,
    street: { house: "terrace", before: "cobbles", beside: "lamp", sun: 170 },
    room: { windows: "open", roof: "beams", floor: "slab", hung: "lanterns", sun: -1 },
  },
  saltPavilion: {
    inks: salt,
    street: { house: "gable", before: "water", beside: "palm", sun: 180 },
    room: { windows: "arched", roof: "vault", floor: "boards", hung: "festoons", sun: 1 },
  },
  tallowShed: {
    inks: brick,
    street: { house: "saw", before: "rails", beside: "lamp", sun: 1010 },
    room: { windows: "tall", roof: "skylights", floor: "slab", hung: "ball", sun: -1 },
  },
  copperlineWharf: {
    inks: copper,
    street: { house: "depot", before: "water", beside: "crane", sun: 210 },
    room: { windows: "tall", roof: "trusses", floor: "boards", hung: "ball", sun: 1 },
  },
  jacarandaRoom: {
    inks: rose,
    street: { house: "verandah", before: "lawn", beside: "tree", sun: 160 },
    room: { windows: "arched", roof: "beams", floor: "boards", hung: "leaves", sun: -1 },
  },
  pierTwelve: {
    inks: sea,
    street: { house: "gable", before: "water", beside: "crane", sun: 190 },
    room: { windows: "arched", roof: "trusses", floor: "boards", hung: "festoons", sun: -1 },
  },
  tinVerandah: {
    inks: fern,
    street: { house: "verandah", before: "lawn", beside: "palm", sun: 1030 },
    room: { windows: "open", roof: "beams", floor: "boards", hung: "festoons", sun: 1 },
  },
  windwardHall: {
    inks: straw,
    street: { house: "block", before: "rails", beside: "lamp", sun: 180 },
    room: { windows: "arched", roof: "vault", floor: "tiles", hung: "ball", sun: -1 },
  },
  foundryAndFern: {
    inks: fern,
    street: { house: "saw", before: "cobbles", beside: "crane", sun: 200 },
    room: { windows: "tall", roof: "skylights", floor: "slab", hung: "leaves", sun: 1 },
  },
  ninthCornice: {
    inks: rose,
    street: { house: "block", before: "cobbles", beside: "chimney", sun: 1030 },
    room: { windows: "open", roof: "beams", floor: "tiles", hung: "festoons", sun: -1 },
  },
  lampWorks: {
    inks: copper,
    street: { house: "saw", before: "lawn", beside: "chimney", sun: 180 },
    room: { windows: "tall", roof: "trusses", floor: "slab", hung: "lanterns", sun: -1 },
  },
  paperMillYard: {
    inks: sea,
    street: { house: "saw", before: "water", beside: "chimney", sun: 1020 },
    room: { windows: "arched", roof: "beams", floor: "boards", hung: "ball", sun: 1 },
  },
  tramDepotNine: {
    inks: brick,
    street: { house: "depot", before: "rails", beside: "lamp", sun: 200 },
    room: { windows: "arched", roof: "trusses", floor: "slab", hung: "ball", sun: -1 },
  },
  bobbinWorks: {
    inks: rose,
    street: { house: "block", before: "water", beside: "chimney", sun: 170 },
    room: { windows: "tall", roof: "beams", floor: "boards", hung: "ball", sun: 1 },
  },
  cedarAndBrick: {
    inks: brick,
    street: { house: "terrace", before: "rails", beside: "tree", sun: 190 },
    room: { windows: "round", roof: "beams", floor: "tiles", hung: "lanterns", sun: 1 },
  },
  orchardHouse: {
    inks: fern,
    street: { house: "gable", before: "lawn", beside: "tree", sun: 190 },
    room: { windows: "open", roof: "trusses", floor: "boards", hung: "leaves", sun: 1 },
  },
  raincoatHall: {
    inks: sea,
    street: { house: "gable", before: "cobbles", beside: "lamp", sun: 1000 },
    room: { windows: "round", roof: "trusses", floor: "tiles", hung: "lanterns", sun: -1 },
  },
  godownTerrace: {
    inks: salt,
    street: { house: "terrace", before: "water", beside: "palm", sun: 600 },
    room: { windows: "round", roof: "vault", floor: "boards", hung: "lanterns", sun: 1 },
  },
  banyanCourt: {
    inks: copper,
    street: { house: "terrace", before: "lawn", beside: "tree", sun: 160 },
    room: { windows: "open", roof: "skylights", floor: "tiles", hung: "leaves", sun: -1 },
  },
};

const houses: Record<StreetLook["house"], string> = {
  gable: "a brick hall with a gable",
  saw: "a workshop below a saw-tooth roof",
  depot: "a depot with a curved roof",
  verandah: "a house with a verandah",
  block: "three floors of arched windows",
  terrace: "three gables in a row",
};

const hangings: Record<RoomLook["hung"], string> = {
  ball: "a mirror ball",
  lanterns: "paper lanterns",
  festoons: "strings of lights",
  leaves: "hanging plants",
};

/** Wide, as a visitor stands before it. */
export const venueExposure: Exposure = {
  crop: [10, 150, 1180, 885],
  width: 1120,
  darker: 0,
  warmer: 0,
  mirrored: false,
};

/** The pictures of a venue in the order of its page, and what each shows. */
export function venuePictures(key: VenueKey) {
  const look = looks[key];
  return [
    {
      shows: `The street door in late sun: ${houses[look.street.house]}, its lights on`,
      scene: street(key, look.street),
      inks: look.inks,
    },
    {
      shows: `The empty dance floor at four, with ${hangings[look.room.hung]} and the sun in the windows`,
      scene: room(look.room),
      inks: look.inks,
    },
  ];
}
