import { describe, expect, it } from 'vitest';
import {
  type GcsEntry,
  type GcsPrerequisite,
  hasGcsLibrary,
  readGcsList,
  skippedWithoutGcs,
} from '../../testing/gcs-library.ts';
import type { ListedSkill } from '../catalog.ts';
import type { Prerequisite } from '../prerequisite.ts';
import { fourthEditionSpells } from './skills/spells.ts';

/** The second source has the spells of a later book, with other pages; it writes times and costs in other words. */
const otherNames: Readonly<Record<string, string>> = { 'Shield (spell)': 'Shield' };
const names = new Map(fourthEditionSpells.map(({ id, name }) => [id, otherNames[name] ?? name]));

/** Prerequisites in words that both sources are put into: "magery 1", "air ×4", "create air". */
function ourNeeds(prerequisite: Prerequisite): string[] {
  if ('any' in prerequisite) return prerequisite.any.flatMap(ourNeeds);
  if ('trait' in prerequisite) return [`${prerequisite.trait} ${prerequisite.level ?? ''}`.trim()];
  if ('spell' in prerequisite) return [(names.get(prerequisite.spell) ?? prerequisite.spell).toLowerCase()];
  if ('spells' in prerequisite) return [`${prerequisite.college?.toLowerCase() ?? 'any'} ×${prerequisite.spells}`];
  if ('colleges' in prerequisite) return [`colleges ×${prerequisite.colleges}`];
  return 'attribute' in prerequisite ? [`${prerequisite.attribute} ${prerequisite.atLeast}`] : [];
}

const qualifierOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'qualifier' in value ? String(value.qualifier) : String(value ?? '');

function theirNeeds({ type, name, level, sub_type, qualifier, quantity, which, prereqs }: GcsPrerequisite): string[] {
  if (type === 'trait_prereq') return [`${name?.qualifier} ${level?.qualifier ?? ''}`.trim().toLowerCase()];
  if (type === 'attribute_prereq') return [`${which} ${qualifierOf(qualifier)}`];
  if (type !== 'spell_prereq') return (prereqs ?? []).flatMap(theirNeeds);
  const count = quantity?.qualifier ?? 1;
  if (sub_type === 'name') return [qualifierOf(qualifier).toLowerCase()];
  if (sub_type === 'college_count') return [`colleges ×${count}`];
  return [`${sub_type === 'college' ? qualifierOf(qualifier).toLowerCase() : 'any'} ×${count}`];
}

/** The short forms of the second source in our words. */
const writeOut = (text: string): string =>
  text
    .replace(/ ?#$/, '')
    .replace(/^1-Magery$/, '1 to Magery')
    .replace(/^2-2xMagery$/, '2 to twice Magery')
    .replace('sec=cost', '1 sec for each point')
    .replace(/ ?(?:per |\/)25 cu (?:ft|yard)/, ' for each cubic yard')
    .replace(/(?<=\d)\/gal/, ' for each gallon')
    .replace(/(?<=\d)\/pt/, ' for each point')
    .replace(/ per (DB|DR)/, ' for each point of $1')
    .replace(/ ?hrs\b/, ' hr')
    .trim();

interface Figures {
  readonly [name: string]: string;
}

function theirFigures({
  spell_class = '',
  resist = '',
  casting_cost = '',
  maintenance_cost = '-',
  ...rest
}: GcsEntry): Figures {
  return {
    class: spell_class
      .toLowerCase()
      .replace(/^info\b/, 'information')
      .replace('/area', ''),
    resist,
    cost: writeOut(casting_cost),
    maintain: writeOut(maintenance_cost),
    time: writeOut(rest.casting_time ?? ''),
    duration: writeOut(rest.duration ?? ''),
    difficulty: rest.difficulty ?? '',
  };
}

const shorten = (words: string): string =>
  words
    .replace(/\bs\b/g, 'sec')
    .replace(/\bminutes?\b/g, 'min')
    .replace(/\bhours?\b/g, 'hr')
    .replaceAll('–', '-');

function ourFigures({ facet: { spell, difficulty } }: ListedSkill): Figures {
  return {
    class: spell?.class ?? '',
    resist: spell?.resistedBy ?? '',
    cost: shorten(spell?.cost ?? ''),
    maintain: spell?.maintain ?? '-',
    time: shorten(spell?.time ?? ''),
    duration: shorten(spell?.duration ?? ''),
    difficulty: difficulty === 'veryHard' ? 'iq/vh' : 'iq/h',
  };
}

/**
 * Colleges and prerequisites that ours has and theirs lacks. Theirs has more of both: those of the later book, most of them
 * alternatives.
 */
function oursAlone({ facet: { spell, prerequisites = [] } }: ListedSkill, row: GcsEntry): string[] {
  const known = [...(row.college ?? []), ...(row.prereqs ? theirNeeds(row.prereqs) : [])];
  const ours = [...(spell?.colleges ?? []), ...prerequisites.flatMap(ourNeeds)];
  return ours.filter((text) => !known.includes(text)).map((text) => `only ours: ${text}`);
}

/** Differences that are decided, and why. */
const decided: Readonly<Record<string, string>> = {
  'Analyze Magic: resist spell ≠ Spells that conceal magic': 'in fewer words',
  'Awaken: duration instant ≠ Permanent': 'it wakes at once, and no magic goes on',
  'Banish: cost 1 for each 10 points of the being ≠ 1 per 10 CP': 'in other words',
  'Command: time none ≠ 1 sec': 'a blocking spell is cast at once',
  'Continual Light: cost 2, 4 or 6 ≠ 2 moon, 4 torch, 6 day': 'in fewer words',
  'Counterspell: cost half of the other spell ≠ Half countered spell': 'in other words',
  'Counterspell: resist spell ≠ Subject spell': 'in fewer words',
  'Deflect Energy: time none ≠ 1 sec': 'a blocking spell is cast at once',
  'Deflect Missile: time none ≠ 1 sec': 'a blocking spell is cast at once',
  'Destroy Water: maintain - ≠ Same': 'what is permanent is not maintained',
  'Dispel Magic: resist spell ≠ Subject spells': 'in fewer words',
  'Flesh to Stone: duration permanent ≠ Instant': 'it lasts until it is undone',
  'Forgetfulness: resist Will ≠ Will or skill': 'a note says so',
  'Planar Summons: not there': 'the later book has one for each plane',
  'Plane Shift: not there': 'the later book has one for each plane',
  'Predict Weather: time 5 sec a day of forecast ≠ 5 sec': 'for each day',
  'Purify Water: time 5-10 sec for each gallon ≠ 5-10 for each gallon': 'with the unit',
  'Recover Energy: cost none ≠ 0': 'in other words',
  'Recover Energy: maintain - ≠ 0': 'in other words',
  'Recover Energy: time special ≠ 1 sec': 'it works while the mage rests',
  'Resist Fire: only ours: cold': 'theirs names a spell of the later book',
  'Resist Fire: only ours: extinguish fire': 'theirs names a spell of the later book',
  'Rooted Feet: duration 1 min ≠ 1 min or until free': 'in fewer words',
  'Seeker: only ours: seek earth': 'the only spells of the book that seek',
  'Seeker: only ours: seek water': 'the only spells of the book that seek',
  'Sense Foes: cost 1 ≠ 1/area, min 2': 'a note says so',
  'Sense Spirit: cost 1/2 ≠ 1/2 (min 1)': 'a note says so',
  'Shape Air: maintain same ≠ -': 'a spell of a minute is maintained at the same cost',
  'Shape Water: cost 1 for each 20 gallons ≠ 1': 'with the unit',
  'Shape Water: maintain same ≠ 1': 'in other words',
  'Stone to Flesh: duration permanent ≠ Instant': 'it lasts until it is undone',
  'Summon Demon: cost 1 for each 10 points of the demon ≠ 1 per 10 CP': 'in other words',
  "Summon Spirit: resist Will ≠ Spirit's Will": 'in fewer words',
};

describe('the spells of the fourth edition', () => {
  it.skipIf(!hasGcsLibrary)(`agree with the second source but for what is decided${skippedWithoutGcs}`, () => {
    const theirs = new Map(readGcsList('Magic/Magic Spells.spl').map((row) => [row.name, row]));
    const differences = fourthEditionSpells.flatMap((spell) => {
      const row = theirs.get(names.get(spell.id) ?? '');
      if (!row) return [`${spell.name}: not there`];
      const figures = theirFigures(row);
      const others = Object.entries(ourFigures(spell)).flatMap(([figure, ours]) =>
        ours.toLowerCase() === figures[figure]?.toLowerCase() ? [] : [`${figure} ${ours} ≠ ${figures[figure]}`],
      );
      return [...others, ...oursAlone(spell, row)].map((text) => `${spell.name}: ${text}`);
    });
    expect(differences.filter((text) => !Object.hasOwn(decided, text))).toEqual([]);
    expect(Object.keys(decided).filter((text) => !differences.includes(text))).toEqual([]);
  });
});
