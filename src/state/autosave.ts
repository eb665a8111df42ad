import type { SavedCharacter } from '../character/saved-character.ts';
import type { Outcome } from '../storage/storage-problem.ts';
import type { Saving } from './saving-store.ts';

export interface AutosaveOptions {
  /** Stores a character, based on a revision of it, and answers the new one. */
  readonly store: (id: string, saved: SavedCharacter, basedOn: number) => Promise<Outcome<number>>;
  readonly tell: (saving: Saving) => void;
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
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: AutosaveOptions) {
    this.options = options;
  }

  /** Says which revision of a record is in storage: after loading it, or to write over what another tab has stored. */
  basedOn(id: string, revision: number): void {
    this.revisions.set(id, revision);
  }

  /** Takes note of a changed character. */
  changed(id: string, saved: SavedCharacter): void {
    this.waiting.set(id, saved);
    this.options.tell({ state: 'saving' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.options.delay ?? 300);
  }

  /** Forgets what waits of a record: it goes on under another one. */
  forget(id: string): void {
    this.waiting.delete(id);
  }

  /** What would be lost if the page went away now. */
  unsaved(): Unsaved[] {
    return [...this.waiting].map(([id, saved]) => ({ id, saved, basedOn: this.revisions.get(id) ?? 0 }));
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
      if (this.waiting.has(id)) this.options.tell({ state: 'failed', problem: outcome.problem });
      return;
    }
    this.revisions.set(id, outcome.value);
    if (this.waiting.get(id) === saved) this.waiting.delete(id);
    if (this.waiting.size === 0) this.options.tell({ state: 'saved' });
  }
}
