import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import { Autosave, emergencyKeys, emergencyWriter, type Unsaved } from './autosave.ts';
import { setSaving } from './saving-store.ts';

/** The data open for editing, with the id of its record. */
interface OpenRecord<Saved> {
  readonly id: string;
  readonly saved: Saved;
}

/**
 * A kind of record that players edit, characters or encounters: all in which they differ while they are stored, recovered, resolved and
 * kept in sync with other tabs.
 */
export interface RecordKind<Saved> {
  readonly noun: 'character' | 'encounter';
  /** How long the autosave waits for the next edit, in milliseconds. */
  readonly delay?: number;
  /** The open data; null for nothing. */
  readonly open: () => OpenRecord<Saved> | null;
  /** Calls back whenever the open data has changed. Returns a function that stops it. */
  readonly follow: (markChanged: (id: string, saved: Saved) => void) => () => void;
  /** Remembers which record is open, for the next visit. */
  readonly setCurrent: (id: string) => Promise<unknown>;
  readonly nameOf: (saved: Saved) => string;
  readonly isSame: (one: Saved, other: Saved) => boolean;
  /** True if the changes since `base` count each time they are made, as a wound does, and not once like a name. */
  readonly accumulates: (base: Saved | undefined, now: Saved) => boolean;
  /** Writes the text of a file. */
  readonly toText: (saved: Saved) => string;
  /** Reads the text of a file; null if it cannot be read. */
  readonly fromText: (text: string) => Promise<Saved | null>;
  /** Stores a record on top of a revision of it, 0 for a new one, and returns the new revision. */
  readonly store: (id: string, saved: Saved, basedOn: number) => Promise<Outcome<number>>;
  readonly load: (id: string) => Promise<Outcome<{ readonly revision: number; readonly saved: Saved }>>;
  /** The stored revision; null if nothing is stored. */
  readonly readRevision: (id: string) => Promise<Outcome<number | null>>;
  /** Quarantines a record that cannot be read, unless a newer version of the program wrote it. */
  readonly quarantine: (id: string, problem: StorageProblem) => Promise<unknown>;
  /** Loads the rules that a record needs before it is shown. Returns false, without a message, if that failed. */
  readonly loadRules: (saved: Saved) => Promise<boolean>;
  /** Like `loadRules`, and a notice says that it failed. */
  readonly ensureRules: (saved: Saved) => Promise<boolean>;
  /** Opens a record in place of the open one, with an empty history. */
  readonly openRecord: (id: string, saved: Saved) => void;
  /** Shows a state from elsewhere instead of the open record's, as a step of the history with this label. */
  readonly show: (saved: Saved, label: string) => void;
  /** Continues the open record, with its history, under another id. */
  readonly continueAs: (id: string) => void;
  /** Keeps the stored state of a record as a separate copy. Returns its revision; 0 if nothing is stored. */
  readonly keepStored: (id: string) => Promise<Outcome<number>>;
  /** Keeps the unstored state of a record as a separate copy. */
  readonly keepUnsaved: (id: string, saved: Saved) => Promise<Outcome<unknown>>;
}

type StoredListener<Saved> = (id: string, saved: Saved, revision: number) => void;

/** Stores the records of a kind. */
export interface RecordSaver<Saved> {
  readonly kind: RecordKind<Saved>;
  readonly autosave: Autosave<Saved>;
  /** Called for each record that this tab has stored. Modules that are loaded later add their listeners. */
  readonly storedListeners: StoredListener<Saved>[];
  /**
   * Writes unsaved changes to localStorage, replacing what this tab has written before. Returns false if the browser
   * refuses.
   */
  readonly writeEmergencySave: (unsaved: readonly Unsaved<Saved>[]) => boolean;
  /** Starts to store every change, and to flush when the page is hidden or closed. Returns a function that stops it. */
  readonly start: () => () => void;
  /** Stores the open data even if it is unchanged, or retries a failed write. */
  readonly storeNow: () => Promise<void>;
}

/** Creates the saver for the records of a kind. */
export function createRecordSaver<Saved>(kind: RecordKind<Saved>): RecordSaver<Saved> {
  const storedListeners: StoredListener<Saved>[] = [];
  const writeEmergencySave = emergencyWriter(emergencyKeys[kind.noun], kind.toText);
  const autosave = new Autosave<Saved>({
    store: kind.store,
    onStateChange: (saving) => {
      setSaving(saving, kind.noun);
      // A tab may end without warning while a write keeps failing; and once all is stored, an older state must not be recovered.
      if (saving.state !== 'saving') writeEmergencySave(autosave.unsaved());
    },
    onStored: (...stored) => {
      for (const listener of storedListeners) listener(...stored);
    },
    ...(kind.delay === undefined ? {} : { delay: kind.delay }),
  });
  const start = () => {
    const unfollow = kind.follow((id, saved) => autosave.markChanged(id, saved));
    const flush = () => {
      writeEmergencySave(autosave.unsaved());
      void autosave.flush().then(() => writeEmergencySave(autosave.unsaved()));
    };
    // Registered during the capture phase, so that it runs after the listeners in which fields commit what is being typed.
    const onPageHide = () => window.addEventListener('pagehide', flush, { once: true });
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', onPageHide, { capture: true });
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unfollow();
      window.removeEventListener('pagehide', onPageHide, { capture: true });
      document.removeEventListener('visibilitychange', onHidden);
    };
  };
  const storeNow = () => {
    const open = kind.open();
    if (open) {
      void kind.setCurrent(open.id);
      autosave.markChanged(open.id, open.saved);
      if (autosave.isPending(open.id)) setSaving({ state: 'saving' }, kind.noun);
    }
    return autosave.flush();
  };
  return { kind, autosave, storedListeners, writeEmergencySave, start, storeNow };
}

/** The name of a kind of record, with its article. */
export const withArticle = { character: 'a character', encounter: 'an encounter' } as const;
