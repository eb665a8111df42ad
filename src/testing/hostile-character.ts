import * as z from 'zod/mini';
import type { RulesetId } from '../catalog/entry.ts';
import type { Character, SavedCharacter } from '../character/character.ts';
import { fileSchema } from '../character/file/character-file.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { partOf, type Schema } from '../character/schema-parts.ts';
import { catalogFor, deriveCharacter } from '../rules/derive-character.ts';
import { hitLocations } from '../rules/house-rules/sheet-rules.ts';
import { item, skill, trait } from './rows.ts';
import { smallPortrait } from './small-portrait.ts';

/** Rows of each list of the character: enough for every choice of every field to occur. */
const rowsOfChapter = 8;
const rowsWithin = 2;

/** Returns the text for the next place. */
export type NextText = () => string;

/** The same text everywhere, or several texts in turn, starting at a given one. */
export const always =
  (text: string): NextText =>
  () =>
    text;
export function inTurn(texts: readonly string[], from = 0): NextText {
  let next = from;
  return () => texts[next++ % texts.length] ?? '';
}

/** The paths of the fields that were filled with a text of the player's: "character.traits.own.name". */
export type TextFields = Set<string>;

/**
 * A file with every field filled as its schema allows, whatever fields it has: texts with results of `next`, choices
 * with each option in turn, lists with several rows, every second one without a custom entry. An unknown field is in
 * every object. `fields` receives the places of all texts.
 */
export function hostileFile(next: NextText, ruleset: string, fields: TextFields = new Set()): Record<string, unknown> {
  let keys = 0;
  const fill = (schema: Schema, path: readonly string[], turn: number): unknown => {
    const part = partOf(schema);
    const nullable = z.safeParse(schema, null).success;
    if (part.kind === 'list') {
      const rows = path.length > 2 ? rowsWithin : rowsOfChapter;
      return Array.from({ length: rows }, (_, i) => fill(part.item, path, i));
    }
    if (part.kind === 'object') {
      if (nullable && turn % 2 === 1) return null;
      const filled = Object.entries(part.fields).map(([name, field]) => [name, fill(field, [...path, name], turn)]);
      return { ...Object.fromEntries(filled), ...unknownField(next()) };
    }
    if (part.kind === 'record') return { [`${next()} `]: fill(part.item, path, turn) };
    const values = [...(schema._zod.values ?? [])];
    if (values.length > 0) return values[turn % values.length];
    const name = path.at(-1);
    if (name === 'key') {
      keys += 1;
      return `${Array.from(next()).slice(0, 50).join('')}${keys}`;
    }
    if (path.join('.') === 'character.portrait.data') return smallPortrait.data;
    if (z.safeParse(schema, {}).success) return [next(), { [`${next()} `]: next() }]; // anything at all
    if (z.safeParse(schema, 'x').success) {
      fields.add(path.join('.'));
      return next();
    }
    if (z.safeParse(schema, true).success) return turn % 2 === 0;
    // Some numbers begin at 2, such as the sides of a die.
    return z.safeParse(schema, turn + 1).success ? turn + 1 : turn + 2;
  };
  return { ...(fill(fileSchema, [], 0) as Record<string, unknown>), ruleset };
}

/** A file cannot have fields with some names, which are taken out of it. */
const unknownField = (text: string): Record<string, unknown> =>
  text === '__proto__' || text === 'constructor' ? {} : { [`${text} `]: { [`${text}  `]: text } };

/**
 * A character from such a file, with listed and custom entries, noted and answered in the same way, and with waived
 * findings. The ruleset must have been loaded.
 */
export function hostileCharacter(next: NextText, ruleset: RulesetId): SavedCharacter {
  const reading = parseFile(JSON.stringify(hostileFile(next, ruleset)));
  if (!reading.ok) throw new Error(`refused: ${reading.error.code}`);
  return withHostileEntries(reading.value.saved, next, ruleset);
}

/** The character that was read from such a file of this ruleset, with the additions of `hostileCharacter`. */
export function withHostileEntries(read: SavedCharacter, next: NextText, ruleset: RulesetId): SavedCharacter {
  const saved = withListed(read, next, ruleset);
  const waivers = deriveCharacter(saved)
    .findings.filter((_, i) => i % 2 === 0)
    .map(({ id }) => ({ finding: id, reason: next() }));
  return { ...saved, character: { ...saved.character, waivers: [...saved.character.waivers, ...waivers] } };
}

function withListed(saved: SavedCharacter, next: NextText, ruleset: RulesetId): SavedCharacter {
  const { skills, traits, items } = catalogFor(ruleset);
  const { character } = saved;
  const answered = [...traits.values()].filter(({ facet }) => facet.parameters?.some((parameter) => parameter.text));
  const special = [...skills.values()].filter(({ facet }) => facet.speciality);
  const ofKinds = new Map([...items.values()].map((entry) => [entry.facet.kind, entry]));
  const listed: Partial<Character> = {
    traits: answered.slice(0, 6).map(({ id, facet }, i) =>
      trait(id, {
        key: `listed trait ${i}`,
        note: next(),
        choices: (facet.parameters ?? []).map((parameter) => ({ parameter: parameter.id, value: next() })),
      }),
    ),
    skills: special
      .slice(0, 4)
      .map(({ id }, i) => skill(id, 4, { key: `listed skill ${i}`, speciality: next(), note: next() })),
    equipment: [...ofKinds.values()].map(({ id }, i) =>
      item(id, { key: `listed item ${i}`, note: next(), place: 'ready', container: character.equipment[6]?.key ?? '' }),
    ),
  };
  return {
    ...saved,
    houseRules: [...saved.houseRules, hitLocations.id],
    character: {
      ...character,
      traits: [...character.traits, ...(listed.traits ?? [])],
      skills: [...character.skills, ...(listed.skills ?? [])],
      equipment: [...character.equipment, ...(listed.equipment ?? [])],
    },
  };
}
