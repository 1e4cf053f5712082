/** The role of the person at the desk. */

import type { Schemas } from "railhead-client";

export type Role = Schemas["Role"];
