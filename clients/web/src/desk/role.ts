/** The role of whoever sits at the desk. */

import type { Schemas } from "railhead-client";

export type Role = Schemas["Role"];
