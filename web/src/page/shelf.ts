/** What a page keeps between two visits: bytes under names, in the database of the browser. */

const STORE = 'shelf';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the shelf does not answer'));
  });
}

/** A change counts when it is on the disk, not when it is said. */
function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the shelf has taken nothing'));
  });
}

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Shelf> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    return new Shelf(await done(request));
  }

  /** What is kept under a name; null if nothing is, or nothing but the name. */
  async get(key: string): Promise<Uint8Array | null> {
    const found = await done<unknown>(this.reads().get(key));
    return found instanceof Uint8Array && found.length ? found : null;
  }

  /** All of it or nothing: names and what is kept under them from now on; null takes a name away. */
  async put(entries: readonly (readonly [string, Uint8Array | null])[]): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    const all = written(transaction);
    all.catch(() => undefined);
    try {
      for (const [key, value] of entries)
        if (value === null) store.delete(key);
        else store.put(value, key);
    } catch (fault) {
      transaction.abort();
      throw fault;
    }
    await all;
  }

  async list(prefix: string): Promise<string[]> {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return (await done(this.reads().getAllKeys(range))).map(String);
  }

  private reads(): IDBObjectStore {
    return this.database.transaction(STORE, 'readonly').objectStore(STORE);
  }
}

/** Whether a fault says that the browser has no room left. */
export const isFull = (fault: unknown): boolean =>
  fault instanceof DOMException && (fault.name === 'QuotaExceededError' || fault.name === 'UnknownError');
