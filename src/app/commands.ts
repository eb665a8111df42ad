import type { SavedCharacter } from '../character/character.ts';
import { saveAsFile } from '../features/browser/download.ts';
import { chooseFile } from '../features/file/open-text.ts';
import { undoAloud } from '../features/history/undo-buttons.tsx';
import { canSaveSheet, saveSheet } from '../features/outputs/save-sheet.ts';
import { useCharacterStore } from '../state/character/character-store.ts';
import { currentSheet } from '../state/character/derived-character.ts';
import { continueFirstFight, useFirstFight } from '../state/encounter/first-fight.ts';
import { chapterIds, chapterName, hasChapter } from '../state/view/chapters.ts';
import type { Command } from '../state/view/command.ts';
import { chooseAppearance } from '../state/view/preferences.ts';
import {
  offerFirstFight,
  offerStatBlock,
  offerTemplates,
  openAtFirstField,
  openDialog,
  showLibrary,
  showPlay,
  showSheet,
  showStartPage,
} from '../state/view/view-store.ts';

/** Commands of the search for everything other than adding: to the chapters, and the actions of the menu. */
export function listCommands(): Command[] {
  const sheet = currentSheet();
  const chapters = chapterIds
    .filter((id) => hasChapter(sheet, id))
    .map((id): Command => {
      const name = chapterName(sheet.ruleset, id);
      return {
        id,
        name,
        keywords: chapterKeywords[id] ?? [],
        hint: 'Go to this chapter',
        run: () => openAtFirstField(id),
      };
    });
  const imported = hasImportReport(useCharacterStore.getState().saved);
  const left = new Set([
    ...(imported ? [] : ['importReport']),
    ...(canSaveSheet(sheet.ruleset) ? [] : ['saveGcs', 'saveFoundry']),
  ]);
  const offered = Object.entries(actions).filter(([id]) => !left.has(id));
  return [...chapters, ...offered.map(([id, action]) => ({ id, ...action }))];
}

/** True for a character that has a report on its import. */
export const hasImportReport = ({ character }: SavedCharacter): boolean => (character.origin?.report ?? null) !== null;

const chapterKeywords: Readonly<Partial<Record<(typeof chapterIds)[number], readonly string[]>>> = {
  concept: ['name', 'looks', 'setting', 'portrait'],
  attributes: ['st dx iq ht', 'stats', 'strength', 'secondary'],
  traits: ['advantages', 'disadvantages', 'quirks', 'perks'],
  equipment: ['gear', 'weapons', 'armor', 'items'],
};

/** Creates an encounter and shows it; the code for that is loaded now. */
const startEncounter = (): void =>
  void import('../state/encounter/open-encounter.ts').then(({ createAndShow }) => createAndShow());

/** Continues the first fight that was begun, or offers one. */
const startFirstFight = (): void =>
  useFirstFight.getState().fight === null ? offerFirstFight() : void continueFirstFight();

/** The actions on the character as a whole and on the program. The menu has most of them too, under the same names. */
export const actions = {
  print: { name: 'Print…', keywords: ['printer', 'paper'], run: () => openDialog('print') },
  pdf: { name: 'Save as PDF…', keywords: ['pdf', 'download', 'export'], run: () => openDialog('pdf') },
  outputs: {
    name: 'Text for chat and forums…',
    keywords: ['export', 'markdown', 'bbcode', 'copy', 'stat block'],
    run: () => openDialog('outputs'),
  },
  share: { name: 'Share by link…', keywords: ['share', 'link', 'send', 'qr code'], run: () => openDialog('share') },
  save: { name: 'Save as file', keywords: ['export', 'download', 'json', 'backup'], run: () => void saveAsFile() },
  saveGcs: {
    name: 'Save as GCS file (.gcs)',
    keywords: ['export', 'download', 'gcs', 'gurps character sheet'],
    run: () => void saveSheet('gcs'),
  },
  saveFoundry: {
    name: 'Save for Foundry VTT',
    keywords: ['export', 'download', 'foundry', 'vtt', 'virtual table', 'gcs'],
    run: () => void saveSheet('foundry'),
  },
  open: { name: 'Open a file', keywords: ['import', 'load', 'upload'], run: chooseFile },
  importReport: {
    name: 'Import report…',
    keywords: ['gcs', 'gurps character sheet', 'import', 'differences'],
    run: () => openDialog('gcs-report'),
  },
  statBlock: {
    name: 'Paste a stat block…',
    keywords: ['stat block', 'import', 'paste', 'npc', 'forum', 'pdf', 'from text'],
    run: () => offerStatBlock(),
  },
  library: {
    name: 'Characters…',
    keywords: ['library', 'all characters', 'my characters'],
    run: () => showLibrary(true),
  },
  encounters: {
    name: 'Encounters…',
    keywords: ['encounters', 'fights', 'battle', 'several characters', 'initiative', 'game master'],
    run: () => openDialog('encounters'),
  },
  newEncounter: {
    name: 'New encounter',
    keywords: ['new encounter', 'new fight', 'battle', 'initiative'],
    run: startEncounter,
  },
  firstFight: {
    name: 'A first fight…',
    keywords: ['first fight', 'tutorial', 'learn', 'how to fight', 'newcomer', 'help', 'guide'],
    run: startFirstFight,
  },
  entries: {
    name: 'My entries…',
    keywords: ['custom', 'own entries', 'house rules'],
    run: () => openDialog('my-entries'),
  },
  templates: {
    name: 'Apply a template…',
    keywords: ['template', 'profession', 'archetype', 'class', 'package', 'racial template', 'meta-trait', 'bundle'],
    run: () => offerTemplates(),
  },
  new: {
    name: 'New character…',
    keywords: ['new', 'start', 'blank', 'random', 'ready-made'],
    run: () => showStartPage(true),
  },
  feats: {
    name: 'Feats: lift, throw, jump…',
    keywords: [
      'what can I lift',
      'feats',
      'carry',
      'push',
      'climb',
      'run',
      'hike',
      'swim',
      'fall',
      'dig',
      'fright check',
    ],
    run: () => openDialog('feats'),
  },
  odds: {
    name: 'Odds…',
    keywords: ['odds', 'chances', 'what are my chances', 'probability', 'dice', 'percent', 'contest'],
    run: () => openDialog('odds'),
  },
  duel: {
    name: 'Try a fight…',
    keywords: ['duel', 'try against', 'who wins', 'simulation', 'arena', 'what to buy next', 'proving ground'],
    run: () => openDialog('duel'),
  },
  history: { name: 'History', keywords: ['history', 'log'], run: () => openDialog('history') },
  versions: { name: 'Versions…', keywords: ['snapshot', 'restore'], run: () => openDialog('versions') },
  compare: { name: 'Compare…', keywords: ['difference', 'diff'], run: () => openDialog('compare') },
  issues: { name: 'Issues…', keywords: ['findings', 'warnings', 'problems'], run: () => openDialog('findings') },
  play: {
    name: 'Play',
    keywords: ['table', 'fight', 'combat', 'dice', 'roll', 'hits', 'wounds', 'turn'],
    run: () => showPlay(true),
  },
  sheet: { name: 'Sheet', keywords: ['show sheet', 'preview'], run: () => showSheet(true) },
  undo: { name: 'Undo', keywords: ['revert'], run: () => undoAloud(false) },
  redo: { name: 'Redo', keywords: [], run: () => undoAloud(true) },
  light: { name: 'Light theme', keywords: ['theme', 'colors'], run: () => chooseAppearance({ theme: 'light' }) },
  dark: { name: 'Dark theme', keywords: ['theme', 'colors', 'night'], run: () => chooseAppearance({ theme: 'dark' }) },
  glossary: {
    name: 'Glossary…',
    keywords: ['glossary', 'terms', 'words', 'rules', 'what is', 'help', 'meaning', 'abbreviations'],
    run: () => openDialog('glossary'),
  },
  appearance: {
    name: 'Appearance…',
    keywords: ['appearance', 'theme', 'text size'],
    run: () => openDialog('appearance'),
  },
  keyboard: {
    name: 'Keyboard shortcuts…',
    keywords: ['keyboard', 'keys', 'shortcuts', 'hotkeys'],
    run: () => openDialog('keyboard'),
  },
  about: {
    name: 'About Pointwright',
    keywords: ['about', 'version', 'license', 'help'],
    run: () => openDialog('about'),
  },
} as const satisfies Readonly<Record<string, Omit<Command, 'id'>>>;
