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

/**
 * Stores what changed a moment after the last edit, one write at a time. What fails to be stored stays waiting, and is
 * tried again with the next edit, or when asked to.
 */
export class Autosave {
  private readonly options: AutosaveOptions;
  private readonly revisions = new Map<string, number>();
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

  /** Forgets what waits of a record: the player has taken what another tab stored. */
  forget(id: string): void {
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.options.tell({ state: 'saved' });
  }

  /** Stores now what waits, and answers when all of it was tried. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.writing = this.writing.then(async () => {
      const batch = [...this.waiting];
      this.waiting.clear();
      for (const [id, saved] of batch) await this.write(id, saved);
    });
    return this.writing;
  }

  private async write(id: string, saved: SavedCharacter): Promise<void> {
    const outcome = await this.options.store(id, saved, this.revisions.get(id) ?? 0);
    if (outcome.ok) {
      this.revisions.set(id, outcome.value);
      if (this.waiting.size === 0) this.options.tell({ state: 'saved' });
      return;
    }
    if (!this.waiting.has(id)) this.waiting.set(id, saved);
    this.options.tell({ state: 'failed', problem: outcome.problem });
  }
}
