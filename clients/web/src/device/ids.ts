/**
 * Ids of games on this device: UUIDs of version 8, which the server never gives. The last digit is
 * the seat that looks at the game, so that nothing that one player sees is kept for another.
 */

const ON_DEVICE = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[\da-f]{4}-[\da-f]{11}[0-4]$/;

export const isOnDevice = (id: string): boolean => ON_DEVICE.test(id);

/** A new id, as the first seat sees it. */
export const newId = (): string =>
  crypto
    .randomUUID()
    .replace(/^(.{14})4(.*).$/, (_, start: string, rest: string) => `${start}8${rest}0`);

/** The game itself, for all of its seats. */
export const gameOf = (id: string): string => `${id.slice(0, -1)}0`;

export const seatOf = (id: string): number => Number(id.at(-1));

/** The game as another seat sees it. */
export const asSeat = (id: string, seat: number): string => `${id.slice(0, -1)}${seat}`;
