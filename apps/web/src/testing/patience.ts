import { configure } from "@testing-library/react";

/** Timeout in ms for what a test waits to see, as other work may use the CPU. */
const asyncUtilTimeout = 5_000;

configure({ asyncUtilTimeout });
