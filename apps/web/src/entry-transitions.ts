import { growImages } from "./lib/grow-images.ts";

growImages();
