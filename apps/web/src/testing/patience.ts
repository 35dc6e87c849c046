import { configure } from "@testing-library/react";

/** In milliseconds, for what a test waits to see: as long as other work may share the cores. */
const asyncUtilTimeout = 5_000;

configure({ asyncUtilTimeout });
