import { growImages } from "./lib/page/grow-images.ts";

growImages();
