import type { SavedCharacter } from '../../character/saved-character.ts';
import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import type { Saving } from './saving-store.ts';

export interface AutosaveOptions {
  /** Stores a character, based on a revision of it, and answers the new one. */
  readonly store: (id: string, saved: SavedCharacter, basedOn: number) => Promise<Outcome<number>>;
  readonly tell: (saving: Saving) => void;
  /** Hears of each write that went well. */
  readonly stored?: (id: string, saved: SavedCharacter, revision: number) => void;
  /** How long to wait for the next edit, in milliseconds. */
  readonly delay?: number;
}

/** A character that is not known to be stored yet. */
export interface Unsaved {
  readonly id: string;
  readonly saved: SavedCharacter;
  readonly basedOn: number;
}

/**
 * Stores what changed a moment after the last edit, one write at a time. What fails to be stored stays waiting, and is
 * tried again with the next edit, or when asked to.
 */
export class Autosave {
  private readonly options: AutosaveOptions;
  private readonly revisions = new Map<string, number>();
  /** What is not known to be stored, whether or not a write of it is under way. */
  private readonly waiting = new Map<string, SavedCharacter>();
  /** What was read from storage and not changed since: it need not be written. */
  private readonly read = new Map<string, SavedCharacter>();
  /** The last write failed; that stays said until one goes well. */
  private failing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: AutosaveOptions) {
    this.options = options;
  }

  /**
   * Says which revision of a record is in storage: after loading it, or to write over what another tab has stored.
   * `saved` is what was loaded: as long as that is what is shown, there is nothing to store.
   */
  basedOn(id: string, revision: number, saved?: SavedCharacter): void {
    this.revisions.set(id, revision);
    if (saved) this.read.set(id, saved);
  }

  /** The revision of a record that this tab knows of; 0 for none. */
  revision(id: string): number {
    return this.revisions.get(id) ?? 0;
  }

  /** Takes note of a changed character. */
  changed(id: string, saved: SavedCharacter): void {
    if (this.read.get(id) === saved) return;
    this.read.delete(id);
    this.waiting.set(id, saved);
    if (!this.failing) this.options.tell({ state: 'saving' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.options.delay ?? 300);
  }

  /** Forgets what waits of a record: it goes on under another one. */
  forget(id: string): void {
    this.waiting.delete(id);
    this.settle();
  }

  /** Takes note that a character cannot be stored as things are: another tab has stored it since. It stays waiting. */
  refused(id: string, problem: StorageProblem): void {
    this.failing = true;
    this.options.tell({ state: 'failed', problem, id });
  }

  /** True while something of this record is not known to be stored. */
  isWaiting(id: string): boolean {
    return this.waiting.has(id);
  }

  /** What would be lost if the page went away now. */
  unsaved(): Unsaved[] {
    return [...this.waiting].map(([id, saved]) => ({ id, saved, basedOn: this.revision(id) }));
  }

  /** Stores now what waits, and answers when all of it was tried. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.writing = this.writing.then(async () => {
      for (const { id, saved, basedOn } of this.unsaved()) await this.write(id, saved, basedOn);
    });
    return this.writing;
  }

  private async write(id: string, saved: SavedCharacter, basedOn: number): Promise<void> {
    const outcome = await this.options.store(id, saved, basedOn);
    if (!outcome.ok) {
      if (this.waiting.has(id)) this.refused(id, outcome.problem);
      return;
    }
    this.revisions.set(id, outcome.value);
    if (this.waiting.get(id) === saved) this.waiting.delete(id);
    this.settle();
    this.options.stored?.(id, saved, outcome.value);
  }

  private settle(): void {
    if (this.waiting.size > 0) return;
    this.failing = false;
    this.options.tell({ state: 'saved' });
  }
}
