import type { BundleTemplate } from '../../builder/templates/bundle.ts';
import { type Plan, planOwn } from '../../builder/what-if/plans/plan.ts';
import { lacksNeeds, type NeedsPlan, planNeeds } from '../../builder/what-if/plans/plan-needs.ts';
import { planQuirk } from '../../builder/what-if/plans/plan-trait.ts';
import type { Character, SavedCharacter } from '../../character/character.ts';
import { setName } from '../../character/edit-character.ts';
import { createKeyGenerator, keysInUse } from '../../character/edit-rows.ts';
import { formatNumber } from '../../engine/format.ts';
import { type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import { isTechnique } from '../../rules/shared/skill-ladder.ts';
import { nameIndex, nameKey } from '../stat-block/name-index.ts';
import { addTemplateTraits, findNamedTemplate } from '../stat-block/named-templates.ts';
import { differencesOf } from './compare-added.ts';
import { type LineEntry, type LineList, LineParts, type LineReading, lineContextOf } from './line-reading.ts';
import { planReading } from './plan-reading.ts';
import { readLine, splitAtCommas } from './read-line.ts';
import { type Heading, type QueryLine, splitQuery } from './split-query.ts';

/** A line of a list with what was understood of it, and what it became; null if nothing was added for it. */
interface AddedLine {
  readonly line: QueryLine;
  readonly reading: LineReading;
  readonly plan: Plan | null;
  /** Where the character differs from what was read, in sentences without a full stop. */
  readonly differences: readonly string[];
}

interface AddedLines {
  readonly saved: SavedCharacter;
  /** In the order of the text. */
  readonly lines: readonly AddedLine[];
  /** What the entries require and the list has not; null for nothing, or if a player has to choose it. */
  readonly needs: NeedsPlan | null;
  /** The names of the entries that require something that is missing. */
  readonly needy: readonly string[];
}

/** More lines of a text are not read. */
const maxLines = 2_000;

/** The lists in which the lines under a heading are; all of them for none. */
function listsUnder(heading: Heading | null): readonly LineList[] | undefined {
  switch (heading) {
    case 'attributes':
      return ['attributes'];
    case 'advantage':
    case 'disadvantage':
    case 'perk':
    case 'quirk':
      return ['traits'];
    case 'skills':
    case 'spells':
      return ['skills'];
    case 'equipment':
      return ['items'];
    default:
      return undefined;
  }
}

/** The order in which lines are added: levels are bought at the attributes of the same list. */
const stages: Readonly<Record<LineEntry['list'], number>> = { attributes: 0, traits: 1, skills: 2, items: 3 };

/**
 * Adds a list of lines to a character without asking: words that were not understood go to the note of their row, and a
 * line without an entry to the notes of the character. What they were is in the result. A line that names a meta-trait of `templates` adds
 * that.
 */
export function addLines(saved: SavedCharacter, text: string, templates: readonly BundleTemplate[] = []): AddedLines {
  let sheet: OpenedCharacter = openWorksheet(saved);
  const context = lineContextOf(sheet);
  const index = nameIndex(context.catalog);
  const isName = (words: string) =>
    (['traits', 'skills', 'items'] as const).some((list) => index.findKey(list, nameKey(words)) !== null);
  const splitCommas = (words: string) =>
    splitAtCommas(words, context, true).map(({ start, end }) => words.slice(start, end).trim());
  const lines = splitQuery(text, isName, splitCommas, maxLines).map((line, at) => {
    const reading =
      readWhole(line) ??
      readTemplate(line, isName, templates) ??
      readLine(line.text, context, { lists: listsUnder(line.heading), withTypos: true });
    return { line, reading, at };
  });
  const plans = new Map<number, Plan | null>();
  const prices = new Map<number, string>();
  let beforeItems: OpenedCharacter | undefined;
  const stageOf = ({ entry }: LineReading) => {
    // A technique builds on a skill of the same list.
    const facet = entry?.list === 'skills' ? context.catalog.skills.get(entry.id)?.facet : undefined;
    // Secondary characteristics build on attributes.
    if (entry?.list === 'attributes') return sheet.ruleset.attributes.some(({ id }) => id === entry.id) ? 0 : 0.5;
    return entry ? stages[entry.list] + (facet && isTechnique(facet) ? 0.5 : 0) : 1;
  };
  for (const { line, reading, at } of lines.toSorted(
    (a, b) => stageOf(a.reading) - stageOf(b.reading) || a.at - b.at,
  )) {
    // What is carried may lower skills, and a line says their level without it.
    if (reading.entry?.list === 'items') beforeItems ??= sheet;
    const named = reading.entry ? null : nameOfTemplate(line, isName, templates);
    const plan =
      planWords(sheet, line) ?? (named ? planTemplate(sheet, named) : planReading(sheet, reading, null, true));
    plans.set(at, plan);
    const { character } = sheet.context;
    const changed = plan
      ? plan.change(character)
      : { ...character, concept: { ...character.concept, notes: withLine(character.concept.notes, line.text) } };
    const before = sheet.worksheet.number('points');
    if (changed !== character) sheet = openWorksheet({ ...sheet.context.saved, character: changed }, sheet);
    const { points } = reading.wish.wanted;
    const price = sheet.worksheet.number('points') - before;
    if (reading.entry?.list === 'attributes' && points !== undefined && points !== price)
      prices.set(at, `points ${formatNumber(points)} in the text; ${formatNumber(price)} by the rules`);
  }
  const added = lines.flatMap(({ reading: { entry }, at }) =>
    plans.get(at) && (entry?.list === 'traits' || entry?.list === 'skills')
      ? [{ chapter: entry.list, id: entry.id, name: entry.name }]
      : [],
  );
  const needy = added.filter((entry) => lacksNeeds(sheet, entry));
  const seenBy = ({ entry }: LineReading) => (entry?.list === 'items' ? sheet : (beforeItems ?? sheet));
  return {
    saved: sheet.context.saved,
    needs: needy.length === 0 ? null : planNeeds(sheet, needy),
    needy: [...new Set(needy.map(({ name }) => name))],
    lines: lines.map(({ line, reading, at }) => {
      const plan = plans.get(at) ?? null;
      return {
        line,
        reading,
        plan,
        differences: [
          ...(plan ? differencesOf(seenBy(reading), reading, plan) : []),
          ...(prices.has(at) ? [prices.get(at) ?? ''] : []),
        ],
      };
    }),
  };
}

const withLine = (notes: string, line: string): string => (notes === '' ? line : `${notes}\n${line}`);

/** A line that is words of the player's by its heading: all of it is one part. */
function readWhole({ text, heading }: QueryLine): LineReading | null {
  if (heading !== 'quirk' && heading !== 'custom' && heading !== 'name') return null;
  const line = new LineParts(text);
  line.note({ start: 0, end: text.length });
  return line.reading(null, []);
}

/** The meta-trait that a line is the name of, where the lists have no entry of that name. */
const nameOfTemplate = (
  { text, heading }: QueryLine,
  isName: (words: string) => boolean,
  templates: readonly BundleTemplate[],
): BundleTemplate | null => {
  if (heading !== null && heading !== 'advantage' && heading !== 'disadvantage') return null;
  const template = findNamedTemplate(templates, text)?.template ?? null;
  return template && !isName(template.name) ? template : null;
};

/** A line that is the name of a meta-trait: all of it is one part. */
function readTemplate(
  line: QueryLine,
  isName: (words: string) => boolean,
  templates: readonly BundleTemplate[],
): LineReading | null {
  const template = nameOfTemplate(line, isName, templates);
  if (!template) return null;
  const words = new LineParts(line.text);
  words.add('entry', { start: 0, end: line.text.length }, template.name);
  return words.reading(null, []);
}

function planTemplate({ context }: OpenedCharacter, template: BundleTemplate): Plan {
  const { name } = template;
  const nextKey = createKeyGenerator(keysInUse(context.character));
  const change = (character: Character) => addTemplateTraits(character, template, context.catalog, nextKey);
  return { name, words: '', label: `Meta-trait: ${name}`, row: null, change };
}

function planWords(sheet: OpenedCharacter, { text, heading }: QueryLine): Plan | null {
  if (heading === 'quirk') return planQuirk(sheet, text.replace(/\s*\[-?1\]$/u, ''));
  if (heading === 'custom') return planOwn(sheet, 'equipment', text, {});
  if (heading !== 'name') return null;
  return { name: text, words: '', label: `Name: ${text}`, row: null, change: (character) => setName(character, text) };
}
