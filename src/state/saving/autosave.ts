import { newId } from '../../character/edit-rows.ts';
import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import type { Saving } from './saving-store.ts';

interface AutosaveOptions<Saved> {
  /** Stores edits based on a revision of the record, and returns the new revision. */
  readonly store: (id: string, saved: Saved, basedOn: number) => Promise<Outcome<number>>;
  readonly onStateChange: (saving: Saving) => void;
  /** Called after each successful write. */
  readonly onStored?: (id: string, saved: Saved, revision: number) => void;
  /** How long to wait for the next edit, in milliseconds. */
  readonly delay?: number;
}

/** A character or an encounter that is not yet confirmed to be stored. */
export interface Unsaved<Saved> {
  readonly id: string;
  readonly saved: Saved;
  readonly basedOn: number;
}

/**
 * Stores changes a moment after the last edit, one write at a time. A change that fails to be stored stays pending, and is
 * retried with the next edit or flush.
 */
export class Autosave<Saved> {
  private readonly options: AutosaveOptions<Saved>;
  private readonly revisions = new Map<string, number>();
  /** Changes not yet confirmed to be stored, including those being written. */
  private readonly pending = new Map<string, Saved>();
  /** Data read from storage and not changed since: it need not be written. */
  private readonly read = new Map<string, Saved>();
  /** The content of the known revision of each record, as far as this tab has loaded or stored it. */
  private readonly bases = new Map<string, Saved>();
  /** True from a failed write until everything is stored. */
  private failing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: AutosaveOptions<Saved>) {
    this.options = options;
  }

  /**
   * Sets the revision of a record that the next write is based on: after loading it, or to overwrite the state stored
   * by another tab. `saved` is the loaded state, which need not be stored while it is unchanged.
   */
  setBaseRevision(id: string, revision: number, saved?: Saved): void {
    this.revisions.set(id, revision);
    if (!saved) return;
    this.read.set(id, saved);
    this.bases.set(id, saved);
  }

  /** Returns the revision of a record that this tab knows of; 0 for none. */
  revision(id: string): number {
    return this.revisions.get(id) ?? 0;
  }

  /** Returns the state of a record that this tab last loaded or stored: the changes here are based on it. */
  base(id: string): Saved | undefined {
    return this.bases.get(id);
  }

  /** Schedules a write of the changes. */
  markChanged(id: string, saved: Saved): void {
    if (this.read.get(id) === saved) return;
    this.read.delete(id);
    this.pending.set(id, saved);
    if (!this.failing) this.options.onStateChange({ state: 'saving' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.options.delay ?? 300);
  }

  /** Drops the pending change of a record, for instance because it continues under another id. */
  forget(id: string): void {
    this.pending.delete(id);
    this.settle();
  }

  /** Reports that a record cannot be stored, for instance because another tab has saved it since. It stays pending. */
  reportFailure(id: string, problem: StorageProblem): void {
    this.failing = true;
    this.options.onStateChange({ state: 'failed', problem, id });
  }

  /** Returns true while a change of this record is not confirmed to be stored. */
  isPending(id: string): boolean {
    return this.pending.has(id);
  }

  /** Lists the changes that would be lost if the page were closed now. */
  unsaved(): Unsaved<Saved>[] {
    return [...this.pending].map(([id, saved]) => ({ id, saved, basedOn: this.revision(id) }));
  }

  /** Writes all pending changes now. Resolves when all were tried. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.writing = this.writing.then(async () => {
      for (const { id, saved, basedOn } of this.unsaved()) await this.write(id, saved, basedOn);
    });
    return this.writing;
  }

  private async write(id: string, saved: Saved, basedOn: number): Promise<void> {
    const outcome = await this.options.store(id, saved, basedOn);
    if (!outcome.ok) {
      if (this.pending.has(id)) this.reportFailure(id, outcome.error);
      return;
    }
    this.revisions.set(id, outcome.value);
    this.bases.set(id, saved);
    if (this.pending.get(id) === saved) this.pending.delete(id);
    this.settle();
    this.options.onStored?.(id, saved, outcome.value);
  }

  private settle(): void {
    if (this.pending.size > 0) return;
    this.failing = false;
    this.options.onStateChange({ state: 'saved' });
  }
}

/** Prefixes of the localStorage keys of emergency saves. */
export const emergencyKeys = { character: 'pointwright.unsaved', encounter: 'pointwright.encounter' } as const;

/**
 * Returns a function that writes unsaved changes to localStorage, which is synchronous: a page that is being closed
 * cannot wait for the database. The next page stores them. The key begins with `prefix` and is different in each tab,
 * so that tabs do not overwrite each other. The function returns false if the browser refuses.
 */
export function emergencyWriter<Saved>(
  prefix: string,
  toText: (saved: Saved) => string,
): (unsaved: readonly Unsaved<Saved>[]) => boolean {
  const key = `${prefix}.${newId()}`;
  return (unsaved) => {
    try {
      if (unsaved.length === 0) localStorage.removeItem(key);
      else {
        const entries = unsaved.map(({ id, saved, basedOn }) => ({ id, basedOn, text: toText(saved) }));
        localStorage.setItem(key, JSON.stringify(entries));
      }
      return true;
    } catch {
      return false; // full or unavailable: the database may still have been in time
    }
  };
}

/** The keys of the emergency saves under a prefix, of earlier pages and of this one. An early version had one key for all tabs. */
export function emergencySaveKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key === prefix || key.startsWith(`${prefix}.`));
  } catch {
    return []; // unavailable
  }
}
