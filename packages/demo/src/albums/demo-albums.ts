type Scene =
  | "alone"
  | "booth"
  | "group"
  | "hands"
  | "lights"
  | "pair"
  | "shoes"
  | "toast"
  | "wholeFloor";

interface DemoAlbumImage {
  scene: Scene;
  /** Empty if the image needs no caption. */
  caption: string;
}

export interface DemoAlbum {
  /** The name of a past event, which must be unique. */
  event: string;
  consentNote: string;
  /** From the first hour to the last. */
  images: readonly DemoAlbumImage[];
}

/** Alternative text for each scene. */
export const sceneAlts: Record<Scene, string> = {
  alone: "One dancer in a beam of light, with the crowd looking on",
  booth: "The DJ behind two turntables, one hand in the air",
  group: "A row of friends, arms round each other, facing the camera",
  hands: "A crowd from behind, hands in the air, before a low sun",
  lights: "A mirror ball over the heads of a full dance floor",
  pair: "Two friends dancing close to the camera",
  shoes: "The dance floor at the height of the shoes",
  toast: "Friends in a row with their glasses raised",
  wholeFloor: "The whole dance floor, three rows deep",
};

export const demoAlbums: readonly DemoAlbum[] = [
  {
    event: "Sunday Best on a Saturday",
    consentNote:
      "A sign at the door said that photos were taken. Everybody who is recognisable was asked on the night; the man with the trombone sends his regards.",
    images: [
      { scene: "hands", caption: "Ten past four, and nobody is standing still" },
      { scene: "pair", caption: "They met at the coat check" },
      { scene: "shoes", caption: "The best shoes in Fitzroy" },
      { scene: "toast", caption: "To whoever said to dress up" },
      { scene: "alone", caption: "The trombone solo, danced" },
      { scene: "booth", caption: "" },
      { scene: "group", caption: "The conga line, before it was one" },
      { scene: "wholeFloor", caption: "" },
      { scene: "lights", caption: "Last song, five to ten" },
    ],
  },
  {
    event: "Sand in Our Synths",
    consentNote: "Asked on the day. Nobody minded.",
    images: [
      { scene: "hands", caption: "Five o'clock, and the wind gets up" },
      { scene: "booth", caption: "The speakers stayed up, too" },
      { scene: "alone", caption: "Waiting for the hot chips" },
      { scene: "group", caption: "Before the swim" },
      { scene: "toast", caption: "After the swim" },
      { scene: "wholeFloor", caption: "" },
      { scene: "pair", caption: "" },
    ],
  },
  {
    event: "Slow Train to the Disco",
    consentNote: "",
    images: [
      { scene: "lights", caption: "Now departing from the middle of the floor" },
      { scene: "pair", caption: "" },
      { scene: "wholeFloor", caption: "The 19.42 to Philadelphia, full and standing" },
      { scene: "shoes", caption: "Mind the gap" },
      { scene: "booth", caption: "The driver" },
      { scene: "hands", caption: "" },
    ],
  },
  {
    event: "Ferry Home by Ten",
    consentNote: "",
    images: [
      { scene: "group", caption: "Off the boat" },
      { scene: "wholeFloor", caption: "" },
      { scene: "toast", caption: "The crew had the afternoon off" },
      { scene: "lights", caption: "" },
      { scene: "hands", caption: "One more, then the ferry" },
    ],
  },
  {
    event: "Stoop to Conquer",
    consentNote: "",
    images: [
      { scene: "toast", caption: "Loading doors open" },
      { scene: "shoes", caption: "Nobody missed a beat of the rope" },
      { scene: "alone", caption: "The judges were unanimous" },
      { scene: "group", caption: "The whole block" },
      { scene: "lights", caption: "" },
    ],
  },
];
