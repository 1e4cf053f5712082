/* tslint:disable */
/* eslint-disable */

/**
 * A game on this device.
 */
export class Table {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Answers a request of a seat.
     */
    answer(seat: number, request: string, now: bigint): string;
    /**
     * The numbers of the seats of people for whom the game waits.
     */
    asked(): Uint8Array;
    /**
     * Lets the bot move for which the game waits, within so many milliseconds. Whether there was one.
     */
    bot(think: number, now: bigint): boolean;
    /**
     * Reads a game that was kept; none if it was begun with other rules.
     */
    static load(saved: string): Table | undefined;
    /**
     * Opens a game with these settings at a moment in milliseconds since 1970.
     */
    static open(settings: string, now: bigint): Table;
    /**
     * The game, to be kept.
     */
    save(): string;
    /**
     * The number of the last event.
     */
    version(): number;
}

/**
 * The legal moves of a player in a game elsewhere, or the plan for their tickets.
 */
export function told_of(seen: string, is_plan: boolean): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_table_free: (a: number, b: number) => void;
    readonly table_answer: (a: number, b: number, c: number, d: number, e: number, f: bigint) => void;
    readonly table_asked: (a: number, b: number) => void;
    readonly table_bot: (a: number, b: number, c: number, d: bigint) => void;
    readonly table_load: (a: number, b: number, c: number) => void;
    readonly table_open: (a: number, b: number, c: number, d: bigint) => void;
    readonly table_save: (a: number, b: number) => void;
    readonly table_version: (a: number) => number;
    readonly told_of: (a: number, b: number, c: number, d: number) => void;
    readonly __wbindgen_export: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_add_to_stack_pointer: (a: number) => number;
    readonly __wbindgen_export2: (a: number, b: number) => number;
    readonly __wbindgen_export3: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_export4: (a: number, b: number, c: number) => void;
    readonly __wbindgen_export5: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
