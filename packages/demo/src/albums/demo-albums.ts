export type Scene =
  | "backs"
  | "ball"
  | "bench"
  | "brogues"
  | "crowd"
  | "fader"
  | "glasses"
  | "gramophone"
  | "heels"
  | "held"
  | "hooks"
  | "ice"
  | "lastTram"
  | "mixer"
  | "needle"
  | "pancakes"
  | "profile"
  | "raised"
  | "sequins"
  | "skirt"
  | "stamp"
  | "sunglasses"
  | "tambourine"
  | "ticket"
  | "tie"
  | "toast"
  | "trainers"
  | "umbrellas"
  | "wake";

/** How much of a scene a picture shows. */
export type Frame = "near" | "nearTall" | "square" | "tall" | "wide";

type DemoAlbumImage = readonly [
  scene: Scene,
  frame: Frame,
  /** Left out if the image needs no caption. */
  caption?: string,
];

export interface DemoAlbum {
  /** The name of a past event; of several dates, the first. */
  event: string;
  consentNote: string;
  /** Indices of the images that come first and make the cover. */
  opening: readonly [number, number, number];
  /** From the first hour to the last. */
  images: readonly DemoAlbumImage[];
}

/** Alternative text for each scene. */
export const sceneAlts: Record<Scene, string> = {
  backs: "The backs of two heads, and the sun going down over the water",
  ball: "A mirror ball from below, and its lights on the ceiling",
  bench: "Heels taken off under a bench, a handbag beside them",
  brogues: "Polished shoes with bright socks on the dance floor",
  crowd: "The crowd from the stage: rows of heads with the light behind them",
  fader: "A thumb and two fingers on a fader",
  glasses: "Two hands touch glasses in front of a low sun",
  gramophone: "The horn of a wind-up gramophone",
  heels: "A pair of heels on the boards of the dance floor",
  held: "One hand takes another",
  hooks: "Coats on their hooks, each with a number",
  ice: "Ice and a slice of lemon in a glass, seen from above",
  lastTram: "The city's lights in a wet tram window, a head leaning on it",
  mixer: "Two hands on the knobs of a mixer, seen from above",
  needle: "The needle on a record, close",
  pancakes: "A stack of pancakes, syrup running down its side",
  profile: "A profile against the sun, with a hoop earring",
  raised: "Open hands in the air, dark against the stage lights",
  sequins: "A bare back above a dress of sequins",
  skirt: "A pleated skirt, wide in a turn",
  stamp: "The door's stamp on the inside of a wrist",
  sunglasses: "Sunglasses on a striped cloth, the sun in both lenses",
  tambourine: "A tambourine, shaken",
  ticket: "A ticket is torn in two at the door",
  tie: "A loosened tie and an open collar",
  toast: "Six glasses meet over a table, seen from above",
  trainers: "Two people's trainers, toe to toe on the dance floor",
  umbrellas: "Umbrellas in the rain, seen from above",
  wake: "The wake of a ferry, and a hand on its rail",
};

export const demoAlbums: readonly DemoAlbum[] = [
  {
    event: "Sunday Best on a Saturday",
    consentNote:
      "A sign at the door said that pictures were made. Everyone who is recognisable was asked on the night; the man with the trombone sends his regards.",
    opening: [8, 5, 9],
    images: [
      ["tie", "tall", "Dressed up. No reason given"],
      ["hooks", "wide", "Ten past four"],
      ["stamp", "near"],
      ["brogues", "wide", "The best shoes in Fitzroy"],
      ["mixer", "square"],
      ["sequins", "tall", "She came by tram like that"],
      ["toast", "square", "To the person who said to dress up"],
      ["heels", "square"],
      ["skirt", "wide", "The conga line, one of it"],
      ["tambourine", "tall", "The trombone had company"],
      ["crowd", "wide"],
      ["ball", "tall", "Last song, five to ten"],
    ],
  },
  {
    event: "Sand in Our Synths",
    consentNote: "Asked on the day. No one minded.",
    opening: [6, 0, 8],
    images: [
      ["sunglasses", "wide", "Four o'clock, no clouds"],
      ["trainers", "near", "Sand, already"],
      ["ticket", "square"],
      ["fader", "wide", "Up a little"],
      ["ice", "near", "The brave went swimming. We didn't"],
      ["backs", "wide", "Five o'clock, and the wind gets up"],
      ["raised", "tall"],
      ["profile", "near"],
      ["glasses", "tall", "After the swim"],
      ["held", "wide"],
      ["crowd", "near", "The speakers stayed up, too"],
      ["bench", "wide", "Waiting for the hot chips"],
    ],
  },
  {
    event: "Slow Train to the Disco",
    consentNote: "",
    opening: [8, 4, 11],
    images: [
      ["ticket", "near", "Tickets, please"],
      ["hooks", "tall"],
      ["brogues", "near", "Mind the gap"],
      ["needle", "wide", "Now departing"],
      ["crowd", "wide", "The 19.42 to Philadelphia, full and standing"],
      ["sequins", "square"],
      ["fader", "near", "The driver"],
      ["raised", "wide"],
      ["held", "near", "They met in the second carriage"],
      ["tie", "square"],
      ["ball", "wide", "Next stop, the middle of the floor"],
      ["lastTram", "wide", "All change"],
    ],
  },
  {
    event: "Ferry Home by Ten",
    consentNote: "",
    opening: [11, 6, 10],
    images: [
      ["backs", "tall", "Off the boat"],
      ["stamp", "wide"],
      ["trainers", "wide"],
      ["mixer", "near", "The crew asked for the playlist"],
      ["sunglasses", "near"],
      ["toast", "near", "The crew had the afternoon off"],
      ["profile", "tall"],
      ["skirt", "square"],
      ["glasses", "wide", "One more, then the ferry"],
      ["raised", "square"],
      ["heels", "wide", "Carried home, most of them"],
      ["wake", "wide", "Two hundred and eleven of you, still singing"],
    ],
  },
  {
    event: "Stoop to Conquer",
    consentNote: "",
    opening: [5, 8, 9],
    images: [
      ["trainers", "wide", "Loading doors open"],
      ["needle", "near"],
      ["sunglasses", "square"],
      ["fader", "tall", "Breakbeats at four"],
      ["stamp", "square"],
      ["raised", "near"],
      ["ice", "wide"],
      ["profile", "wide", "Keeping count of the rope"],
      ["mixer", "wide", "Freestyle at six"],
      ["trainers", "tall", "No one missed a beat"],
      ["crowd", "square", "The whole block"],
      ["bench", "near", "The judges, resting"],
    ],
  },
  {
    event: "Maple & Mirror Balls",
    consentNote:
      "A card on every table said that pictures were made. Two people asked to be left out, and were.",
    opening: [3, 5, 11],
    images: [
      ["pancakes", "wide", "Pancakes until five"],
      ["hooks", "near"],
      ["ticket", "wide"],
      ["pancakes", "nearTall", "The last of the syrup, twenty to seven"],
      ["ice", "square"],
      ["ball", "square", "Disco until ten"],
      ["heels", "tall"],
      ["mixer", "tall"],
      ["glasses", "near", "To breakfast"],
      ["sequins", "square"],
      ["skirt", "near", "Third pancake, second wind"],
      ["held", "wide"],
    ],
  },
  {
    event: "Tiger Hour",
    consentNote: "",
    opening: [3, 2, 8],
    images: [
      ["stamp", "near"],
      ["ice", "tall", "Thirty-one degrees"],
      ["sunglasses", "tall", "Before the rain"],
      ["umbrellas", "wide", "The rain, all one hour of it"],
      ["heels", "wide"],
      ["crowd", "near", "Everyone under the banyan"],
      ["held", "square"],
      ["umbrellas", "nearTall"],
      ["fader", "wide", "R&B, slowly"],
      ["toast", "square", "The best hour of the day"],
      ["profile", "tall"],
      ["backs", "square"],
    ],
  },
  {
    event: "Pop Goes the Mill",
    consentNote: "",
    opening: [5, 7, 6],
    images: [
      ["ticket", "wide"],
      ["trainers", "wide", "Both of them still on"],
      ["tie", "near", "Straight from a christening"],
      ["needle", "square", "Side one"],
      ["raised", "wide", "The chorus"],
      ["tambourine", "near", "The other chorus"],
      ["brogues", "tall", "A floor made for looms"],
      ["crowd", "tall"],
      ["glasses", "square"],
      ["sequins", "wide"],
      ["mixer", "square"],
      ["lastTram", "near", "Hoarse"],
    ],
  },
  {
    event: "First Saturday at the Salt",
    consentNote:
      "A sign at the door, as every month. We took one picture down when its owner asked.",
    opening: [10, 9, 6],
    images: [
      ["sunglasses", "near", "Doors open on to the beach"],
      ["hooks", "wide"],
      ["ice", "square"],
      ["bench", "tall", "Come in sandals, leave without"],
      ["needle", "tall", "The eighties, from the beginning"],
      ["skirt", "wide"],
      ["ball", "near"],
      ["tambourine", "wide"],
      ["profile", "square"],
      ["toast", "wide", "To the end of the eighties"],
      ["backs", "wide", "Ten to nine"],
      ["heels", "square", "Home before the news"],
    ],
  },
  {
    event: "The First Wind-Up",
    consentNote: "We knew all hundred and twelve by name.",
    opening: [4, 7, 9],
    images: [
      ["gramophone", "wide", "Wound up at four"],
      ["stamp", "tall", "Number one of a hundred and twelve"],
      ["hooks", "square", "A southerly outside"],
      ["tie", "wide"],
      ["gramophone", "nearTall", "Two minutes a winding"],
      ["held", "near", "They asked each other"],
      ["brogues", "wide"],
      ["glasses", "wide"],
      ["backs", "square"],
      ["skirt", "tall", "Swing"],
      ["needle", "near"],
      ["lastTram", "wide", "Over much too soon"],
    ],
  },
];
