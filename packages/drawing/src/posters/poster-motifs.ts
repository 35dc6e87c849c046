import type { MotifName } from "./motif-names.ts";
import type { DrawMotif } from "./poster-motif.ts";
import {
  bigNumeral,
  crowd,
  danceFloor,
  mirrorBall,
  stripes,
  tiles,
} from "./poster-motifs-floor.ts";
import { cassette, equaliser, record, speakers } from "./poster-motifs-music.ts";
import { harbour, hills, skyline, terrace } from "./poster-motifs-place.ts";
import { discs, halfSun, rays, sunPath } from "./poster-motifs-sun.ts";
import { microphone, pianoKeys, rollerSkate, spritz, sunglasses } from "./poster-motifs-things.ts";

export const motifs: Readonly<Record<MotifName, DrawMotif>> = {
  bigNumeral,
  cassette,
  crowd,
  danceFloor,
  discs,
  equaliser,
  halfSun,
  harbour,
  hills,
  microphone,
  mirrorBall,
  pianoKeys,
  rays,
  record,
  rollerSkate,
  skyline,
  speakers,
  spritz,
  stripes,
  sunglasses,
  sunPath,
  terrace,
  tiles,
};
