import { findExistingRow } from '../../builder/what-if/candidate.ts';
import type { Plan } from '../../builder/what-if/plans/plan.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import { formatCountOf } from '../../engine/format.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { leftWords } from '../../interchange/lines/line-reading.ts';
import type { QueryLine } from '../../interchange/lines/split-query.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import { applyEdit, applyPlan } from '../../state/character/apply-plan.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import type { HeadingHits } from '../../state/library-files/library-index.ts';
import { readHit, type SearchGroup, type SearchHit, type SearchScope } from '../../state/search/catalog-search.ts';
import type { CustomEntryHit } from '../../state/search/custom-entry-search.ts';
import { findCommands } from '../../state/search/find-commands.ts';
import { answerLine, linesOf, planOther } from '../../state/search/plan-line.ts';
import {
  correctionsOf,
  type PlannedLine,
  planHit,
  planList,
  planStepUp,
  planWithNeeds,
} from '../../state/search/plan-list.ts';
import type { Command } from '../../state/view/command.ts';
import type { Picked, PickerAnswer, PickerGroup, PickerItem } from '../../ui/picker-results.tsx';
import { chapterDrawings } from '../derived/chapter-drawings.ts';
import { itemDrawings, nameItemDrawing } from '../derived/item-drawings.ts';
import {
  Candidate,
  changesExisting,
  customEntryGroups,
  customEntryId,
  describeHit,
  formatHitId,
} from './entry-candidate.tsx';
import { libraryGroups, libraryHitId, type PickedTemplate } from './library-hits.tsx';
import { hasParts, LineParts } from './line-parts.tsx';

/** The picker's actions for a chosen item. */
export interface PickerActions {
  readonly scope: SearchScope;
  /** The order of a list without a query. */
  readonly order: (groups: readonly SearchGroup[]) => readonly SearchGroup[];
  /** The saved custom entries that the query finds. */
  readonly kept: readonly CustomEntryHit[];
  /** The entries of library files that the query finds. */
  readonly libraries: HeadingHits;
  readonly commands: readonly Command[];
  /** A template with choices was picked. */
  readonly onTemplate: (template: PickedTemplate) => void;
  /** For each line of a list, which of its meanings is chosen. */
  readonly choices: ReadonlyMap<number, number>;
  readonly onChoose: (line: number, meaning: number) => void;
  /** The hit that was picked, and not added because a word of the line was not understood. */
  readonly refused: string | null;
  readonly onRefused: (id: string) => void;
  /** A row was added or changed. */
  readonly onAdded: (row: Plan['row']) => void;
  /** Closes the picker and shows a row. */
  readonly onGo: (chapter: EntryChapter, row: string) => void;
  readonly onCommand: (command: Command) => void;
  readonly onOwn: (query: string) => void;
}

/** Answers the text typed into the picker: entries, edits, commands, or a list of lines. */
export function answerPicker(sheet: DerivedCharacter, query: string, actions: PickerActions): PickerAnswer {
  const lines = linesOf(sheet, query);
  const [line = { text: '', heading: null, number: 1 }] = lines;
  if (lines.length > 1) return answerList(sheet, lines, actions);
  const { plan, groups } = answerLine(sheet, line, actions.scope);
  const entries = (query === '' ? actions.order(groups) : groups).map(
    ({ heading, items }): PickerGroup => ({ heading, items: items.map((hit) => entryItem(sheet, hit, actions)) }),
  );
  const kept = customEntryGroups(actions.kept, actions.onAdded);
  const libraries = plan ? [] : libraryGroups(actions.libraries, actions.onAdded, actions.onTemplate);
  const planned = plan ? [{ heading: 'Change', items: [planItem(line, plan, actions)] }] : [];
  const found = findCommands(actions.commands, query);
  const commands =
    found.commands.length > 0
      ? [{ heading: 'Commands', items: found.commands.map((command) => commandItem(command, actions)) }]
      : [];
  const own = query === '' || plan ? [] : [{ heading: 'Not in the lists', items: [ownItem(query, actions)] }];
  const direct = query === '' ? undefined : findClosest(groups.flatMap(({ items }) => items));
  // A match by name in a library file comes before partial matches in the lists.
  const namedInLibrary = direct || plan ? undefined : selectNamed(actions.libraries, query);
  const listed = namedInLibrary ? [...libraries, ...entries] : [...entries, ...libraries];
  const shownHits = groups.flatMap(({ items }) => items);
  const unread = shownHits.find((hit) => formatHitId(hit) === actions.refused) ?? direct;
  const unreadGroup = unread && query !== '' && !plan ? unreadItems(sheet, unread, actions) : [];
  const isRead = direct !== undefined && unreadGroup.length === 0 && !plan;
  const needs = isRead ? [...needsGroup(sheet, direct, actions), ...stepUpGroup(sheet, direct, actions)] : [];
  const all = found.isNamed
    ? [...commands, ...planned, ...kept, ...listed, ...own]
    : [...planned, ...unreadGroup, ...kept, ...needs, ...listed, ...commands, ...own];
  const isAlone = kept.length + entries.length + libraries.length + commands.length === 0;
  const keptNamed = query === '' ? undefined : actions.kept.find(({ isNamed }) => isNamed);
  const first =
    found.isNamed || plan || isAlone ? all[0]?.items[0]?.id : (selectFound(direct, keptNamed, query) ?? namedInLibrary);
  return { groups: all, selected: first ?? null };
}

/** The item that matches the typed text: a saved custom entry unless one of the lists has the name itself. */
function selectFound(
  direct: SearchHit | undefined,
  kept: CustomEntryHit | undefined,
  query: string,
): string | undefined {
  const isListed = direct !== undefined && foldLetters(direct.name) === foldLetters(query);
  if (kept && !isListed) return customEntryId(kept);
  return direct && formatHitId(direct);
}

/** The entry of a library file that was typed by its name or the beginning of it. */
function selectNamed({ hits: [first] }: HeadingHits, query: string): string | undefined {
  return query !== '' && first?.isNamed ? libraryHitId(first.heading) : undefined;
}

/** The first hit that was typed by its name, or else by its beginning, or else by a keyword. It may be on the sheet, far down. */
function findClosest(hits: readonly SearchHit[]): SearchHit | undefined {
  const direct = hits.filter(({ match }) => match === 'direct');
  const isNamed = ({ name, reading }: SearchHit) => foldLetters(name) === foldLetters(reading.name);
  const begins = ({ name, reading }: SearchHit) => foldLetters(name).startsWith(foldLetters(reading.name));
  return direct.find(isNamed) ?? direct.find(begins) ?? direct[0];
}

function entryItem(sheet: DerivedCharacter, hit: SearchHit, actions: PickerActions): PickerItem {
  const kind = kindOf(actions);
  return {
    id: formatHitId(hit),
    name: hit.name,
    icon: drawingOf(sheet, hit, actions),
    // Of the whole catalog, only rows that are drawn are described.
    get hint() {
      return describeHit(sheet, hit);
    },
    detail: <Candidate hit={hit} kind={kind} />,
    get parts() {
      if (hit.reading.line === '') return undefined;
      const reading = readHit(sheet, hit);
      return hasParts(reading) ? <LineParts reading={reading} /> : undefined;
    },
    onPick: () => {
      const now = currentSheet();
      const left = leftWords(readHit(now, hit));
      if (left !== '') {
        actions.onRefused(formatHitId(hit));
        return {
          said: `Not added: “${left}” is not understood. Choose a reading of it at the top, or a note.`,
          added: false,
          query: 'keep',
        };
      }
      const existing = findRow(now, hit);
      if (existing !== null && !changesExisting(now, hit)) {
        actions.onGo(hit.chapter, existing);
        return null;
      }
      const plan = planHit(now, hit, kind);
      return plan && makeEdit(plan, actions);
    },
  };
}

/** One press that adds an entry with what it requires and the character lacks. */
function needsGroup(sheet: DerivedCharacter, hit: SearchHit, actions: PickerActions): PickerGroup[] {
  const plan = needsFor(sheet, hit, kindOf(actions));
  if (!plan) return [];
  const item: PickerItem = {
    id: 'with needs',
    name: `Add ${plan.name} and what it needs`,
    hint: plan.words,
    isAction: true,
    onPick: () => {
      const now = planWithNeeds(currentSheet(), hit, kindOf(actions));
      return now && makeEdit(now, actions);
    },
  };
  return [{ heading: 'With prerequisites', items: [item] }];
}

const needsFor = memoizeByKeys(
  (sheet: DerivedCharacter, hit: SearchHit, kind: TraitKind | null) => [
    sheet,
    hit.reading.line,
    formatHitId(hit),
    kind,
  ],
  (sheet, hit, kind) => planWithNeeds(sheet, hit, kind),
);

/** One press that raises an entry of the sheet by a level, where the line has only its name. */
function stepUpGroup(sheet: DerivedCharacter, hit: SearchHit, actions: PickerActions): PickerGroup[] {
  const plan = stepUpFor(sheet, hit, kindOf(actions));
  if (!plan) return [];
  const item: PickerItem = {
    id: 'step up',
    name: `One level more: ${plan.name}`,
    hint: plan.words,
    isAction: true,
    onPick: () => {
      const now = planStepUp(currentSheet(), hit, kindOf(actions));
      return now && makeEdit(now, actions);
    },
  };
  return [{ heading: 'Raise what is there', items: [item] }];
}

const stepUpFor = memoizeByKeys(
  (sheet: DerivedCharacter, hit: SearchHit, kind: TraitKind | null) => [
    sheet,
    hit.reading.line,
    formatHitId(hit),
    kind,
  ],
  (sheet, hit, kind) =>
    findRow(sheet, hit) !== null && !changesExisting(sheet, hit) ? planStepUp(sheet, hit, kind) : null,
);

/** What can be done with the words of a line that were not understood: the nearest readings, and a note of the row. */
function unreadItems(sheet: DerivedCharacter, hit: SearchHit, actions: PickerActions): PickerGroup[] {
  const reading = readHit(sheet, hit);
  const left = leftWords(reading);
  if (left === '') return [];
  const corrected = correctionsOf(reading.text, reading.left).map(
    (text): PickerItem => ({
      id: `corrected ${text}`,
      name: text,
      isAction: true,
      hint: 'Instead of the typed text',
      onPick: () => ({ said: '', added: false, query: { text } }),
    }),
  );
  const note: PickerItem = {
    id: 'with a note',
    name: `Add ${hit.name} with the note “${left}”`,
    isAction: true,
    onPick: () => {
      const plan = planHit(currentSheet(), hit, kindOf(actions), true);
      return plan && makeEdit(plan, actions);
    },
  };
  return [{ heading: `Not understood: “${left}”`, items: [...corrected, note] }];
}

/**
 * The kind of an item; among all chapters the chapter of anything else; if only one is listed, the heading already has
 * the name.
 */
function drawingOf({ context }: DerivedCharacter, { chapter, id }: SearchHit, { scope }: PickerActions) {
  if (chapter === 'equipment') {
    const { items, kits } = context.catalog;
    return itemDrawings[kits.has(id) ? 'chest' : nameItemDrawing(items.get(id)?.facet, id)];
  }
  return scope.chapter === null ? chapterDrawings[chapter] : undefined;
}

/** The row that the character has now: it may have been added since the search. */
function findRow(sheet: DerivedCharacter, { chapter, id }: SearchHit): string | null {
  return findExistingRow(sheet.ruleset, sheet.context, chapter, id);
}

const kindOf = ({ scope }: PickerActions): TraitKind | null => scope.kind ?? null;

function makeEdit(plan: Plan, { onAdded }: PickerActions): Picked {
  const said = applyPlan(plan);
  onAdded(plan.row);
  return { said, added: plan.row !== null, query: 'clear' };
}

function planItem(line: QueryLine, plan: Plan, actions: PickerActions): PickerItem {
  return {
    id: 'plan',
    name: plan.name,
    detail: plan.words,
    onPick: () => {
      const now = planOther(currentSheet(), line, actions.scope);
      return now && makeEdit(now, actions);
    },
  };
}

function commandItem(command: Command, { onCommand }: PickerActions): PickerItem {
  return {
    id: `command ${command.id}`,
    name: command.name,
    isAction: true,
    detail: command.hint,
    onPick: () => {
      onCommand(command);
      return null;
    },
  };
}

const ownItem = (query: string, { onOwn }: PickerActions): PickerItem => ({
  id: 'own',
  name: `Create custom “${query.replace(/^(?:custom|own)[\s:]+/iu, '')}”`,
  isAction: true,
  onPick: () => {
    onOwn(query);
    return null;
  },
});

/** A list: one item that adds all, then a row for each line; choosing a line takes the next thing that it can mean. */
function answerList(sheet: DerivedCharacter, lines: readonly QueryLine[], actions: PickerActions): PickerAnswer {
  const { lines: planned, needs } = planList(sheet, lines, actions.scope, actions.choices);
  const added = planned.filter(({ plan }) => plan !== null).length;
  const skipped = planned.length - added;
  const all: PickerItem = {
    id: 'all',
    name: added === 0 ? 'Nothing to add' : `Add ${added === planned.length ? `all ${added}` : added}`,
    hint: skipped === 0 ? 'One step to undo' : `${skipped === 1 ? 'One line is' : `${skipped} lines are`} skipped`,
    isAction: true,
    onPick: () => addAll(lines, actions, false),
  };
  const withNeeds: PickerItem[] = needs
    ? [
        {
          id: 'all with needs',
          name: `${all.name} and what they need`,
          hint: `${needs.words}: ${needs.plans.map(({ name }) => name).join(', ')}`,
          isAction: true,
          onPick: () => addAll(lines, actions, true),
        },
      ]
    : [];
  return {
    groups: [
      { heading: 'List', items: [all, ...withNeeds] },
      {
        heading: 'Check the matches; press one to change it',
        items: planned.map((line, at) => lineItem(line, at, actions)),
      },
    ],
    selected: added > 0 ? all.id : null,
  };
}

/** The names of so many lines are in the label of the edit. */
const namedLines = 4;

function addAll(lines: readonly QueryLine[], { scope, choices, onAdded }: PickerActions, withNeeds: boolean): Picked {
  const list = planList(currentSheet(), lines, scope, choices);
  const added = list.lines.filter(({ plan }) => plan !== null);
  const skipped = list.lines.filter(({ plan }) => plan === null);
  if (added.length === 0) return { said: 'Nothing to add: none of the lines was found.', added: false, query: 'keep' };
  const names = added.map(({ plan }) => plan?.name).join(', ');
  const label = added.length <= namedLines ? `${names} added` : `${added.length} lines added`;
  const needs = withNeeds ? list.needs : null;
  const said = applyEdit(label, (character) => {
    const changed = list.change(character);
    return needs ? needs.change(changed) : changed;
  });
  onAdded(added.at(-1)?.plan?.row ?? null);
  // Lines that were not found stay, to be corrected.
  const rest = skipped.filter(({ status }) => status === 'missing').map(({ line }) => line.text);
  return { said, added: false, query: { text: rest.join(' | ') } };
}

function lineItem(
  { line, status, plan, reading, about, chosen, count }: PlannedLine,
  at: number,
  actions: PickerActions,
): PickerItem {
  const isUntouched = status === 'missing' && chosen === 0 && !reading && count > 1;
  const alternatives = isUntouched || (status === 'found' && chosen === 0) ? '' : `${chosen + 1} of ${count}`;
  const missing = reading
    ? 'not understood, skipped'
    : isUntouched
      ? `not found: ${formatCountOf(count - 1, 'suggestion')}`
      : 'not found, skipped';
  const found = plan ? [about, plan.words] : [missing];
  return {
    id: `line ${at}`,
    name: plan ? plan.name : line.text,
    hint: plan && plan.name.toLowerCase() !== line.text.toLowerCase() ? `“${line.text}”` : undefined,
    status: plan ? (status === 'missing' ? 'ambiguous' : status) : 'missing',
    detail: [...(plan || status === 'missing' ? found : ['skipped']), alternatives].filter(Boolean).join(' · '),
    parts: reading && hasParts(reading) ? <LineParts reading={reading} /> : undefined,
    onPick: () => {
      actions.onChoose(at, (chosen + 1) % count);
      return { said: '', added: false, query: 'keep' };
    },
  };
}
