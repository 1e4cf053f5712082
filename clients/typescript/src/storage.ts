/**
 * Where the SDK keeps what has to survive a reload: the session, commands that wait for the line,
 * and the last state of games. Each account on a device needs a storage of its own.
 */
export interface Storage {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Keeps everything until the page is closed. For tests and servers. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
  };
}

/** The `localStorage` of the page. Browsers limit it to about 5 MB. */
export function webStorage(prefix = "railhead"): Storage {
  const named = (key: string) => `${prefix}.${key}`;
  return {
    get: async (key) => localStorage.getItem(named(key)),
    set: async (key, value) => localStorage.setItem(named(key), value),
    delete: async (key) => localStorage.removeItem(named(key)),
  };
}

/** A database of the browser, which service workers can read, too. */
export function indexedDbStorage(name = "railhead"): Storage {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= openDatabase(name).catch(forget));
  const forget = (error: unknown): never => {
    opened = undefined;
    throw error;
  };
  const change = async (what: (values: IDBObjectStore) => void) => {
    const transaction = (await database()).transaction("values", "readwrite");
    what(transaction.objectStore("values"));
    await committed(transaction);
  };
  return {
    get: async (key) => {
      const values = (await database()).transaction("values").objectStore("values");
      return ((await settled(values.get(key))) as string) ?? null;
    },
    set: (key, value) => change((values) => values.put(value, key)),
    delete: (key) => change((values) => values.delete(key)),
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("values");
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A request that succeeded can still be lost with the page; a transaction that is complete cannot. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The JSON under a key; null if there is none or it cannot be read. */
export async function readJson<T>(storage: Storage, key: string): Promise<T | null> {
  const text = await storage.get(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
